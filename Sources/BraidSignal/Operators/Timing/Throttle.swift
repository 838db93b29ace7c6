// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Sends a value, then none for `interval`; then, perhaps, the last one that came meanwhile.
  ///
  ///     source       a-bc---d|
  ///     throttle(4)  a---c---(d|)
  ///
  /// To wait for a pause instead, use ``debounce(_:on:)``.
  ///
  /// - **Ends:** completion waits for the value that waits; an error passes at once and drops it.
  ///
  /// - Parameters:
  ///   - interval: How long nothing is sent after a value.
  ///   - latest: Whether the last value that came during the interval is sent when it is over.
  ///   - scheduler: As for ``debounce(_:on:)``.
  @inlinable
  public final func throttle(
    for interval: Duration, latest: Bool = true, on scheduler: Scheduler? = nil
  ) -> Signal<Value> {
    timed(ThrottleRule(interval, sendsLatest: latest), on: scheduler, "throttle(for:latest:on:)")
      .named(after: self, "-throttleFor:")
  }
}
