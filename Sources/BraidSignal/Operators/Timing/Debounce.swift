// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Emits a value once `interval` has passed without a newer one.
  ///
  ///     source       a-b-c-----d|
  ///     debounce(3)  -------c---(d|)
  ///
  /// ```swift
  /// let query = SignalSubject<String>()
  /// query.debounce(.milliseconds(300), on: .main)
  ///   .subscribe(next: { print("search for \($0)") })
  /// query.sendNext("b")
  /// query.sendNext("braid")  // search for braid, after 300 ms
  /// ```
  ///
  /// Use it to wait for a pause: typing, resizing, bursts of notifications. To limit the rate
  /// instead, use ``throttle(for:latest:on:)``. (ReactiveObjC calls this operator `throttle:`.)
  ///
  /// - **Ends:** completion first emits the pending value; an error is forwarded immediately and
  ///   drops it.
  /// - **Threads:** values arrive on the scheduler; a value that the completion sends first arrives
  ///   on the thread of the completion. A terminal event arrives on the thread that sent it, or
  ///   right after a value that is being delivered (C3).
  /// - Complexity: O(1) per value; buffers one value and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent. Zero or less still hops through the
  ///     scheduler.
  ///   - scheduler: Times the wait and delivers the values. By default, the scheduler that is
  ///     current when a value is received, or else a background scheduler of the subscription. The
  ///     immediate scheduler traps, because it would block the sender.
  public final func debounce(_ interval: Duration, on scheduler: Scheduler? = nil) -> Signal<Value>
  {
    makeSignal(
      GatedOperator(
        self, debouncedFor: interval, operatorClock(on: scheduler, for: "debounce(_:on:)"))
    ).named(after: self, "-debounce:")
  }

  /// Debounces only the values for which `shouldDelay` returns true, and forwards the others
  /// immediately.
  ///
  ///     source            a-x-b----|
  ///     debounce(3), a b  --x----b-|
  ///
  /// Differs from ``debounce(_:on:)`` in that a value without a delay also drops the pending value.
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent.
  ///   - scheduler: Like the scheduler of ``debounce(_:on:)``.
  ///   - shouldDelay: Returns true for a value to delay.
  @preconcurrency
  public final func debounce(
    _ interval: Duration, on scheduler: Scheduler? = nil,
    where shouldDelay: @escaping @Sendable (Value) -> Bool
  ) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, debouncedFor: interval, where: Condition(shouldDelay).raw,
        operatorClock(on: scheduler, for: "debounce(_:on:where:)"))
    ).named(after: self, "-debounce:where:")
  }

  /// Emits a value once `interval` has passed without a newer one; completion may drop the last
  /// value.
  ///
  ///     source              a-b-c-----d|
  ///     discards the last   -------c---|
  ///
  /// Differs from ``debounce(_:on:)`` in that completion can drop the pending value, as it does in
  /// ReactiveSwift by default.
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent.
  ///   - scheduler: Like the scheduler of ``debounce(_:on:)``.
  ///   - discardWhenCompleted: Whether completion drops the pending value.
  public final func debounce(
    _ interval: Duration, on scheduler: Scheduler? = nil, discardWhenCompleted: Bool
  ) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, debouncedFor: interval, dropsLast: discardWhenCompleted,
        operatorClock(on: scheduler, for: "debounce(_:on:discardWhenCompleted:)"))
    ).named(after: self, "-debounce:")
  }

  /// ReactiveObjC's name for ``debounce(_:on:)``.
  @available(*, deprecated, renamed: "debounce(_:on:)")
  public final func throttle(_ interval: Duration) -> Signal<Value> { debounce(interval) }
}
