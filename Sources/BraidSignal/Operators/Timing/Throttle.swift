// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Emits a value, then at most one value per `interval`.
  ///
  ///     source       a-bc---d|
  ///     throttle(4)  a---c---(d|)
  ///
  /// ```swift
  /// let scroll = SignalSubject<Int>()
  /// scroll.throttle(for: .milliseconds(100), on: .main)
  ///   .subscribe(next: { print($0) })
  /// scroll.sendNext(1)  // 1
  /// scroll.sendNext(2)
  /// scroll.sendNext(3)  // 3, after 100 ms
  /// ```
  ///
  /// To wait for a pause instead, use ``debounce(_:on:)``. To throttle the values of each key
  /// separately, use ``throttle(for:byKey:latest:on:)``.
  ///
  /// - **Ends:** completion is delayed until the pending value has been emitted; an error is
  ///   forwarded immediately and drops it.
  /// - **Threads:** a value that is not delayed arrives on the source's thread, a delayed value on
  ///   the scheduler, one at a time (C3).
  /// - Complexity: O(1) per value; buffers one value and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: The time after a value in which no other value is emitted. Zero or less emits
  ///     every value.
  ///   - latest: Whether to emit the latest value of an interval at its end. If false, that value
  ///     is dropped.
  ///   - scheduler: Like the scheduler of ``debounce(_:on:)``.
  public final func throttle(
    for interval: Duration, latest: Bool = true, on scheduler: Scheduler? = nil
  ) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, throttledFor: interval, sendsLatest: latest,
        operatorClock(on: scheduler, for: "throttle(for:latest:on:)"))
    ).named(after: self, "-throttleFor:")
  }
}
