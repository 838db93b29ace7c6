// SPDX-License-Identifier: MIT

/// An operator that is told when one of its inner sources ends.
@usableFromInline
package protocol InnerOwner: SubscriptionGroup {
  /// An inner source has ended.
  ///
  /// The owner claims the end and disposes the subscription, by ``SubscriptionGroup/finish(_:_:_:_:)``
  /// or as that does.
  func innerFinished(_ termination: Termination, of inner: InnerSubscription)

  /// An inner source has gone without an end, while it was still wanted.
  func innerAbandoned()
}

/// One inner subscription and whose it is, in one object: what its closures capture.
@usableFromInline
package final class MergeSinkIter<Owner: InnerOwner>: InnerSubscription,
  @unchecked Sendable  // immutable
{
  @usableFromInline let owner: Owner

  /// Joins the owner's list.
  @inlinable @inline(__always)
  init(_ owner: Owner) {
    self.owner = owner
    super.init()
    owner.insert(self)
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    owner.innerFinished(termination, of: self)
  }

  package override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}
