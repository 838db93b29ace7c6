// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Creates a signal for each subscription.
  ///
  ///     made by factory  a-b|
  ///     deferred         a-b|
  ///
  /// ```swift
  /// let now = Signal.deferred { Signal.just(Date()) }
  /// now.subscribe(next: { print($0) })  // the time of this subscription
  /// ```
  ///
  /// `factory` is not called before a subscription, so each subscriber receives events of a signal
  /// of its own. For a single value, ``try(_:)`` is shorter.
  ///
  /// - **Ends:** with the signal of `factory`; an error thrown by `factory` fails it (C7).
  /// - **Threads:** `factory` runs on the subscribing thread.
  /// - Complexity: one call of `factory` for each subscription.
  ///
  /// - Parameter factory: Returns the signal to subscribe to.
  @preconcurrency
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> Signal<Value>
  ) -> Signal<Value> {
    makeSignal(DeferredOperator(factory)).named("+defer:")
  }
}
