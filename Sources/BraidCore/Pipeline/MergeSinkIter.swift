// SPDX-License-Identifier: MIT

/// An operator that handles the ends of its inner sources.
@usableFromInline
package protocol InnerOwner: SubscriptionGroup {
  /// Called once for each inner source that has ended and was not replaced.
  ///
  /// The inner subscription is torn down after the call, unless the owner has already done so.
  func innerFinished(_ termination: Termination, of inner: InnerSubscription)

  /// Called when an inner source was abandoned, unless it was replaced.
  func innerAbandoned()
}

/// An inner subscription with a reference to its operator, so that closures capture one object.
@usableFromInline
package final class MergeSinkIter<Owner: InnerOwner>: InnerSubscription,
  @unchecked Sendable  // immutable
{
  @usableFromInline let owner: Owner

  /// Adds itself to the owner's list.
  @inlinable @inline(__always)
  init(_ owner: Owner) {
    self.owner = owner
    super.init()
    owner.insert(self)
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    if owner.claimEnd(of: self) { owner.innerFinished(termination, of: self) }
    owner.retire(self)
  }

  package override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}
