// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Emits the last `count` values when the source completes.
  ///
  ///     source         a--b--c--|
  ///     take(last: 2)  ---------(bc|)
  ///
  /// ```swift
  /// let log = Signal.from(["start", "load", "stop"])
  /// log.take(last: 2).subscribe(next: { print($0) })  // load, stop
  /// ```
  ///
  /// For the first values, use ``take(_:)``. For all values as one array, use ``collect()``.
  ///
  /// - **Ends:** completion first emits the buffered values; an error is forwarded immediately and
  ///   drops them.
  /// - **Threads:** events arrive on the thread on which the source completes.
  /// - Complexity: O(1) per value; buffers at most `count` values.
  ///
  /// - Parameter count: The maximum number of values to emit. For zero or less, only the terminal
  ///   event is forwarded.
  public final func take(last count: Int) -> Signal<Value> {
    makeSignal(raw, .takeLast(Swift.max(0, count))).named(after: self, "-takeLast:", count)
  }
}
