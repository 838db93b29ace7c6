// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Sends each value, and completion, `interval` later.
  ///
  ///     source    a-bc--d|
  ///     delay(3)  ---a-bc--d|
  ///
  /// - **Ends:** completion is delayed like a value; an error passes at once and drops what waits.
  /// - **Threads:** values and completion arrive on the scheduler. Disposal drops what waits.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - scheduler: As for ``debounce(_:on:)``.
  /// - Complexity: O(1) an event; keeps the values on their way and one timer a subscription.
  @inlinable
  public final func delay(_ interval: Duration, on scheduler: Scheduler? = nil) -> Signal<Value> {
    timed(DelayRule(interval), on: scheduler, "delay(_:on:)").named(after: self, "-delay:")
  }
}
