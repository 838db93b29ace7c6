// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension Signal {
  /// Shares one subscription to this signal among all subscribers, by the rules of a policy.
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2]).concat(.never)
  /// let shared = numbers.share(SharePolicy(replay: .latest(1)))
  /// shared.subscribe(next: { print($0) })  // 1, 2
  /// shared.subscribe(next: { print($0) })  // 2
  /// ```
  ///
  /// The operator of observables with the same name; ``SharePolicy`` has a table of all policies.
  /// It connects again after its last subscriber has unsubscribed, which a connection of signals
  /// does not.
  ///
  /// - Parameter policy: When the subscription starts and ends, and which values are replayed.
  @inlinable
  public final func share(_ policy: SharePolicy) -> Signal<Value> {
    asObservable().share(policy).asSignal()
  }
}
