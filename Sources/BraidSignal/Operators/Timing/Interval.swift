// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value == ContinuousClock.Instant {
  /// Sends the time again and again, first when an interval has passed.
  ///
  ///     interval(3)  ---t--t--t
  ///
  /// Never ends. Each subscriber has a timer of its own.
  ///
  /// - Parameters:
  ///   - interval: How long from one value to the next; at a steady pace, however late one is.
  ///   - leeway: How late a value may be, to save energy.
  ///   - scheduler: Times and sends the values; not the immediate one.
  public static func interval(
    _ interval: Duration, leeway: Duration = .zero, on scheduler: Scheduler
  ) -> Signal<ContinuousClock.Instant> {
    scheduler.checkWaits(for: "interval(_:leeway:on:)")
    return OperatorSignal(
      AnonymousOperator { sink, scope in
        scope.set(
          scheduler.schedule(after: interval, repeating: interval, leeway: leeway) {
            if !scope.isDisposed { sink.next(scheduler.now) }
          })
      }
    ).named("+interval:onScheduler:")
  }
}
