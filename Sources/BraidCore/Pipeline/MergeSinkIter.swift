// SPDX-License-Identifier: MIT

/// An inner subscription with a reference to its operator, so that closures capture one object.
final class MergeSinkIter: InnerSubscription, @unchecked Sendable {  // immutable
  let owner: SubscriptionGroup

  fileprivate init(_ owner: SubscriptionGroup) {
    self.owner = owner
    super.init()
  }

  /// The closure for the terminal event of the source; it retains this subscription.
  var sourceEnd: @Sendable (Termination) -> Void {
    { self.owner.innerFinished($0, of: self) }
  }

  override var group: SubscriptionGroup? { owner }
}

extension SubscriptionGroup {
  /// Creates an inner subscription and adds it to the list.
  ///
  /// Not in the initializer, which would retain it once more.
  final func makeInner() -> MergeSinkIter {
    let inner = MergeSinkIter(self)
    insert(inner)
    return inner
  }

  /// Forwards the end of an inner source, if it counts, and disposes the inner subscription: before
  /// that or after it, as `early` says.
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
package enum EarlyTeardown: Sendable {
  /// None: Rx's `combineLatest` and `zip` of a collection.
  case never
  /// Completion only: Rx's `merge` and `flatMap`.
  case onCompletion
  /// Both: Rx's other joins, and every operator of RAC.
  case always

  func includes(_ termination: Termination) -> Bool {
    switch self {
    case .never: false
    case .onCompletion: termination.isCompleted
    case .always: true
    }
  }
}
