// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value == ContinuousClock.Instant {
  /// Emits the current time at a fixed interval.
  ///
  ///     interval(3)  ---t--t--t
  ///
  /// ```swift
  /// let seconds = Signal.interval(.seconds(1), on: .main)
  /// seconds.take(3).subscribe(next: { print($0) })
  /// ```
  ///
  /// The first value is emitted after one interval, not immediately. Each subscription has a timer
  /// of its own; to share one, use ``publish()``.
  ///
  /// - **Ends:** never by itself.
  /// - **Threads:** values arrive on `scheduler`.
  /// - Complexity: one timer for each subscription.
  ///
  /// - Parameters:
  ///   - interval: The time between two values. The pace is steady: a late value does not delay the
  ///     next one. If it is not positive, values are emitted as fast as `scheduler` runs its
  ///     actions.
  ///   - leeway: How late a value may be, to save energy.
  ///   - scheduler: Times and delivers the values. The immediate scheduler traps, because it would
  ///     block.
  public static func interval(
    _ interval: Duration, leeway: Duration = .zero, on scheduler: Scheduler
  ) -> Signal<ContinuousClock.Instant> {
    scheduler.checkWaits(for: "interval(_:leeway:on:)")
    return makeSignal(
      AnonymousRawOperator { _, sink, scope in
        let sink = sink.typed(ContinuousClock.Instant.self)
        scope.set(
          scheduler.schedule(after: interval, repeating: interval, leeway: leeway) {
            if !scope.isDisposed { sink.next(scheduler.now) }
          })
      }
    ).named("+interval:onScheduler:")
  }
}
