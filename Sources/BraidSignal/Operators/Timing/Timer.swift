// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: FixedWidthInteger & Sendable {
  /// Emits 0 after `delay` and completes; with a period, continues to emit 1, 2 and so on.
  ///
  ///     timer(3)             ---(0|)
  ///     timer(1, period 3)   -0--1--2-
  ///
  /// ```swift
  /// let soon = Signal<Int>.timer(.seconds(3), on: .main)
  /// soon.subscribe(completed: { print("now") })
  /// ```
  ///
  /// For the time at a regular interval, use ``interval(_:leeway:on:)``.
  ///
  /// - **Ends:** without a period, completes after one number; with a period, never by itself.
  /// - **Threads:** numbers arrive on `scheduler`, one at a time. Each subscription has its own
  ///   timer.
  /// - Complexity: O(1) per number; one timer for each subscription.
  ///
  /// - Parameters:
  ///   - delay: The delay of the first number. Zero or less still hops through `scheduler`.
  ///   - period: The time between two numbers; nil for a single number. If it is not positive,
  ///     numbers are emitted as fast as `scheduler` runs its actions.
  ///   - scheduler: Times and delivers the numbers. The immediate scheduler traps, because it would
  ///     block.
  public static func timer(
    _ delay: Duration, period: Duration? = nil, on scheduler: Scheduler
  ) -> Signal<Value> {
    scheduler.checkWaits(for: "timer(_:period:on:)")
    let timing = scheduler.timing
    let start = max(delay, .zero)
    return makeSignal(
      AnonymousRawOperator { _, sink, scope in
        let ticker = Ticker<Value>(sink.typed(), scope)
        if let period {
          scope.set(timing.performEvery(start, period, ticker.onTick))
        } else {
          scope.set(timing.performAfter(start, ticker.onOnlyTick))
        }
      }
    ).named("+timer:")
  }
}
