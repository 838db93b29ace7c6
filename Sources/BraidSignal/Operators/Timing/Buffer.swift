// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Collects values into an array for `interval`, counted from the first value, and emits the
  /// array.
  ///
  ///     source     ab-----c---|
  ///     buffer(3)  ---x------y|
  ///
  /// ```swift
  /// let events = SignalSubject<String>()
  /// events.buffer(every: .seconds(1), on: .main)
  ///   .subscribe(next: { print("\($0.count) events") })
  /// events.sendNext("opened")
  /// ```
  ///
  /// An interval starts with a value, so an array is never empty. For all values in one array, use
  /// ``collect()``; for only the last value of an interval, ``throttle(for:latest:on:)``.
  ///
  /// - **Ends:** completion first emits the current array; an error is forwarded immediately and
  ///   drops it.
  /// - **Threads:** arrays arrive on `scheduler`; the last array arrives on the thread on which the
  ///   source completes.
  /// - Complexity: O(1) per value; buffers the values of one interval and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: The time from the first value of an array until it is emitted. Zero or less
  ///     still hops through `scheduler`.
  ///   - scheduler: Times the arrays and delivers them. The immediate scheduler traps, because it
  ///     would block the sender.
  public final func buffer(every interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> {
    makeSignal(
      GatedOperator(
        self, bufferedFor: interval, opensAtOnce: false,
        operatorClock(on: scheduler, for: "buffer(every:on:)"))
    )
    .named(after: self, "-bufferWithTime:")
  }
}
