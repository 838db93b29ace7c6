// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// ```swift
  /// Signal.just("a").subscribe(next: { print($0) })  // a
  /// ```
  ///
  /// For several values, use ``from(_:)``. To compute the value at the time of the subscription,
  /// use ``try(_:)``.
  ///
  /// - **Ends:** completes right after the value.
  /// - **Threads:** both events arrive synchronously, on the subscribing thread.
  ///
  /// - Parameter value: The value to emit.
  public static func just(_ value: Value) -> Signal<Value> {
    makeSignal(.trampolinedJust(value), start: .immediate).named("+return:")
  }

  /// ReactiveObjC's name for ``just(_:)``.
  public static func `return`(_ value: Value) -> Signal<Value> { just(value) }
}
