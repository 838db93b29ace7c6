// SPDX-License-Identifier: MIT

/// An operator that is told when one of its inner sources ends.
@usableFromInline
package protocol InnerOwner: SubscriptionGroup {
  /// An inner source has ended, for the first time and while it was still wanted.
  func innerFinished(_ termination: Termination)

  /// An inner source has gone without an end, while it was still wanted.
  func innerAbandoned()

  /// Whether an inner source is torn down before its end is handed on, as RAC's subscribers do.
  var tearsDownFirst: Bool { get }
}

extension InnerOwner {
  @inlinable package var tearsDownFirst: Bool { false }
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
    if owner.claimEnd(of: self) {
      if owner.tearsDownFirst { dispose() }
      owner.innerFinished(termination)
    }
    owner.retire(self)
  }

  package override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}
