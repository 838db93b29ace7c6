// SPDX-License-Identifier: MIT

/// An operator that handles the ends of its inner sources.
@usableFromInline
package protocol InnerOwner: SubscriptionGroup {
  /// An inner source has ended.
  ///
  /// The owner claims the end and disposes the subscription, as
  /// ``SubscriptionGroup/finish(_:_:_:_:)`` does.
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
    owner.innerFinished(termination, of: self)
  }

  package override var group: SubscriptionGroup? { owner }

  package override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}

extension SubscriptionGroup {
  /// Forwards the end of an inner source, if it counts, and disposes the inner subscription: before
  /// that or after it, as `early` says.
  @inlinable @inline(__always)
  final func finish(
    _ inner: InnerSubscription, _ termination: Termination, _ early: EarlyTeardown,
    _ forward: () -> Void
  ) {
    if early.includes(termination), claimEarly(inner) {
      disposeClaimed(inner)
      forward()
    } else {
      if claimEnd(of: inner) { forward() }
      retire(inner)
    }
  }
}

/// Which ends of a source tear it down before they are forwarded, where an operator has several
/// sources (C6).
@usableFromInline
package enum EarlyTeardown: Sendable {
  /// None: Rx's `combineLatest` and `zip` of a collection.
  case never
  /// Completion only: Rx's `merge` and `flatMap`.
  case onCompletion
  /// Both: Rx's other joins, and every operator of RAC.
  case always

  @inlinable @inline(__always)
  func includes(_ termination: Termination) -> Bool {
    switch self {
    case .never: false
    case .onCompletion: termination.isCompleted
    case .always: true
    }
  }
}
