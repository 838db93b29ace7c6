// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the first `count` values, then completes.
  ///
  ///     source   a--b--c--d|
  ///     take(2)  a--(b|)
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c", "d"])
  /// letters.take(2).subscribe(next: { print($0) })  // a, b
  /// ```
  ///
  /// A value sent re-entrantly, while the last value is being delivered, is dropped. To end by a
  /// condition, use ``take(while:)``; by another signal, ``take(until:)-(Signal<Other>)``.
  ///
  /// - **Ends:** completes right after value number `count`, and disposes the source. If the source
  ///   ends earlier, its terminal event is forwarded.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter count: The number of values to emit. For zero or less, the signal completes
  ///   immediately and does not subscribe to the source.
  public final func take(_ count: Int) -> Signal<Value> {
    let signal: Signal<Value> =
      count > 0 ? makeSignal(raw, .take(count)) : .terminated(.completed)
    return signal.named(after: self, "-take:", count)
  }
}
