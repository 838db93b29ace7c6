// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Collects values into an array until `interval` has passed without a newer one, and emits the
  /// array.
  ///
  ///     source     ab-c-----d|
  ///     buffer(3)  ------x---(y|)
  ///
  /// (`x` is `[a, b, c]`, `y` is `[d]`.)
  ///
  /// ```swift
  /// let changedFiles = SignalSubject<String>()
  /// changedFiles.buffer(debounce: .milliseconds(300), on: .main)
  ///   .subscribe(next: { print("build \($0)") })
  /// changedFiles.sendNext("Main.swift")
  /// changedFiles.sendNext("App.swift")  // build ["Main.swift", "App.swift"], after 300 ms
  /// ```
  ///
  /// Use it to handle a burst in one call without losing a value. For a burst's last value only,
  /// use ``debounce(_:on:)``; for arrays of a fixed time, ``buffer(every:on:)``. An array is never
  /// empty.
  ///
  /// - **Ends:** completion first emits the pending array; an error is forwarded immediately and
  ///   drops it.
  /// - **Threads:** arrays arrive on the scheduler; a full array, and the last array before a
  ///   completion, on the thread of the event.
  /// - Complexity: O(1) per value; buffers up to `count` values and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent. Zero or less still hops through the
  ///     scheduler.
  ///   - count: The number of values that fill an array. Zero or less means no limit.
  ///   - scheduler: Like the scheduler of ``debounce(_:on:)``.
  public final func buffer(
    debounce interval: Duration, count: Int = 0, on scheduler: Scheduler? = nil
  ) -> Signal<[Value]> {
    makeSignal(
      GatedOperator(
        self, bufferedUntilPause: interval, count: count,
        operatorClock(on: scheduler, for: "buffer(debounce:count:on:)"))
    ).named(after: self, "-bufferDebounce:")
  }
}
