// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Delays each value, and the completion, by `interval`.
  ///
  ///     source    a-bc--d|
  ///     delay(3)  ---a-bc--d|
  ///
  /// ```swift
  /// let message = Signal.just("saved")
  /// message.delay(.seconds(1), on: .main)
  ///   .subscribe(next: { print($0) })  // saved, after one second
  /// ```
  ///
  /// To deliver events on a scheduler without a delay, use ``deliver(on:)-(Scheduler)``.
  ///
  /// - **Ends:** completion is delayed like a value; an error is forwarded immediately and drops
  ///   the delayed values. Disposal drops them too.
  /// - **Threads:** values and the completion arrive on the scheduler.
  /// - Complexity: O(1) per value; buffers the delayed values and uses one timer.
  ///
  /// - Parameters:
  ///   - interval: The delay. Zero or less still hops through the scheduler.
  ///   - scheduler: Times the delay and delivers the values. By default, the scheduler that is
  ///     current when a value is received, or else a background scheduler of the subscription. The
  ///     immediate scheduler traps.
  public final func delay(_ interval: Duration, on scheduler: Scheduler? = nil) -> Signal<Value> {
    makeSignal(
      GatedOperator(self, delayedBy: interval, operatorClock(on: scheduler, for: "delay(_:on:)"))
    )
    .named(after: self, "-delay:")
  }
}
