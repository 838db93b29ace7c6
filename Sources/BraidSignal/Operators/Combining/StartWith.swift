// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits `value`, then subscribes to the source.
  ///
  ///     source        --a--b|
  ///     startWith(x)  x-a--b|
  ///
  /// ```swift
  /// let results = Signal.from(["a", "b"])
  /// results.startWith("loading").subscribe(next: { print($0) })  // loading, a, b
  /// ```
  ///
  /// For several values first, use ``concat``: `Signal.from(values).concat(source)`. To run a
  /// closure before the subscription instead, use ``initially(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** `value` arrives on the subscribing thread, synchronously; the others on the
  ///   source's thread.
  /// - Complexity: O(1) per value.
  ///
  /// - Parameter value: The value to emit first.
  public final func startWith(_ value: Value) -> Signal<Value> {
    makeSignal(StartWithOperator(self, value)).named(after: self, "-startWith:")
  }

  /// Emits the values of another signal, then the values of this signal.
  ///
  /// Equals ``concat`` with the signals swapped.
  ///
  /// - Parameter other: The signal to begin with. An error of it is forwarded, and this signal is
  ///   not subscribed to.
  public final func prefix(_ other: Signal<Value>) -> Signal<Value> {
    other.concat(self).made(by: #function)
  }

  /// The name of ``startWith(_:)`` for collections.
  public final func prefix(_ value: Value) -> Signal<Value> {
    startWith(value).made(by: #function)
  }
}
