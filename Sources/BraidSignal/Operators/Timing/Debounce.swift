// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Sends a value once `interval` has passed without a newer one.
  ///
  ///     source       a-b-c-----d|
  ///     debounce(3)  -------c---(d|)
  ///
  /// Use it to wait for a pause: typing, resizing, bursts of notifications. To limit the rate
  /// instead, use ``throttle(for:latest:on:)``. (ReactiveObjC calls this one `throttle:`.)
  ///
  /// - **Ends:** completion sends the pending value first; an error passes at once and drops it.
  /// - **Threads:** values arrive on the scheduler; an end where it was sent, or right after a
  ///   value in flight (C3).
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent.
  ///   - scheduler: Times the wait and delivers the values; without it, the scheduler that is
  ///     current where a value is received, or else one in the background that the subscription has
  ///     of its own. Not the immediate one, which would block the sender.
  @inlinable
  public final func debounce(_ interval: Duration, on scheduler: Scheduler? = nil) -> Signal<Value>
  {
    timed(DebounceRule(interval), on: scheduler, "debounce(_:on:)").named(after: self, "-debounce:")
  }

  /// The same for some of the values; the others pass at once.
  ///
  ///     source            a-x-b----|
  ///     debounce(3), a b  --x----b-|
  ///
  /// Any newer value, delayed or not, drops the one that waits.
  ///
  /// - Parameters:
  ///   - interval: How long the source must be silent.
  ///   - scheduler: As for ``debounce(_:on:)``.
  ///   - shouldDelay: Whether a value has to wait.
  @preconcurrency @inlinable
  public final func debounce(
    _ interval: Duration, on scheduler: Scheduler? = nil,
    where shouldDelay: @escaping @Sendable (Value) -> Bool
  ) -> Signal<Value> {
    timed(DebounceRule(interval, where: shouldDelay), on: scheduler, "debounce(_:on:where:)")
      .named(after: self, "-debounce:where:")
  }

  /// What ReactiveObjC calls throttling.
  @available(*, deprecated, renamed: "debounce(_:on:)")
  @inlinable
  public final func throttle(_ interval: Duration) -> Signal<Value> { debounce(interval) }
}
