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
    return OperatorSignal(IntervalSource(interval, leeway, scheduler)).named(
      "+interval:onScheduler:")
  }
}

struct IntervalSource: SourceOperator {
  private let interval: Duration
  private let leeway: Duration
  private let scheduler: Scheduler

  init(_ interval: Duration, _ leeway: Duration, _ scheduler: Scheduler) {
    self.interval = interval
    self.leeway = leeway
    self.scheduler = scheduler
  }

  func run(_ sink: consuming EventSink<ContinuousClock.Instant>, _ scope: SinkDisposer) {
    let clock = IntervalClock(sink, scope, scheduler)
    scope.set(
      scheduler.schedule(after: interval, repeating: interval, leeway: leeway) { clock.tick() })
  }
}

/// One subscription to an interval.
private final class IntervalClock: Sendable {
  private let sink: EventSink<ContinuousClock.Instant>
  private let scope: SinkDisposer
  private let scheduler: Scheduler

  init(
    _ sink: consuming EventSink<ContinuousClock.Instant>, _ scope: SinkDisposer,
    _ scheduler: Scheduler
  ) {
    self.sink = sink
    self.scope = scope
    self.scheduler = scheduler
  }

  func tick() {
    if !scope.isDisposed { sink.next(scheduler.now) }
  }
}
