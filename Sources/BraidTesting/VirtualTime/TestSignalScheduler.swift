// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidSignal

/// A scheduler of signals for tests: an action runs only when the scheduler is stepped, or when its
/// virtual time is reached.
///
/// ```swift
/// let scheduler = TestSignalScheduler()
/// let typed = SignalSubject<String>()
/// let results = TestSubscriber<String>(scheduler)
/// typed.debounce(.seconds(1), on: scheduler).subscribe(results)
/// typed.sendNext("a")
/// scheduler.advance(by: .seconds(1))
/// ```
///
/// While an action runs, this scheduler is `Scheduler.current`. One thread at a time steps; other
/// threads wait. No action runs without a call that steps or moves the time, not even in `deinit`.
/// A pending action retains the scheduler and its clock until it has run or is cancelled. For
/// observables, use ``TestScheduler``; both can share a ``VirtualClock``.
public final class TestSignalScheduler: Scheduler, @unchecked Sendable {  // immutable
  /// The clock of this scheduler, which other schedulers can share.
  public let clock: VirtualClock

  let ticks: Ticks

  /// Creates a scheduler on a new clock, or on a shared one.
  ///
  /// - Parameter clock: The clock.
  public init(on clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    ticks = Ticks(clock)
    super.init(name: "test", timing: Timing(clock))
  }

  /// Runs the next pending action and moves the time to it.
  ///
  /// Has no effect if there is none.
  public func step() { clock.step() }

  /// Runs the next `count` pending actions.
  ///
  /// - Parameter count: The maximum number of actions; fewer run if no further action is pending.
  public func step(_ count: Int) {
    for _ in 0..<max(0, count) {
      guard clock.step() else { return }
    }
  }

  /// Runs all pending actions, and all actions that these schedule, until none is pending.
  ///
  /// Traps if that does not end, for example because of an interval that is never disposed; see
  /// `VirtualClock.maximumActions`.
  public func stepAll() { clock.run() }

  /// Moves the time forward by `interval` and runs all actions due until then.
  ///
  /// - Parameter interval: The duration; not negative.
  public func advance(by interval: Duration) { clock.advance(by: interval) }

  /// Moves the time forward until `now` equals `instant` and runs all actions due until then.
  ///
  /// - Parameter instant: The new time; not in the past.
  public func advance(to instant: ContinuousClock.Instant) {
    clock.advance(to: ContinuousClock.Instant.virtualEpoch.duration(to: instant))
  }

  /// Creates a signal that sends its events at given ticks, with or without subscribers.
  ///
  /// A tick is one second of virtual time.
  ///
  /// - Parameter events: The events, with absolute ticks.
  /// - Returns: The signal, which records its subscriptions.
  public func createHotSignal<Value>(
    _ events: [Recorded<Event<Value>>]
  ) -> TestSignal<Value> {
    for event in events { ticks.checkNotPast(event.time, "createHotSignal: \(event)") }
    return TestSignal(TestSource(events, ticks, isHot: true))
  }

  /// Creates a signal that sends all its events to each subscriber.
  ///
  /// - Parameter events: The events, with ticks relative to the subscription.
  /// - Returns: The signal, which records its subscriptions.
  public func createColdSignal<Value>(
    _ events: [Recorded<Event<Value>>]
  ) -> TestSignal<Value> {
    TestSignal(TestSource(events, ticks, isHot: false))
  }
}

extension Timing {
  /// The timing of a virtual clock.
  init(_ clock: VirtualClock) {
    self.init(
      now: { clock.elapsed },
      perform: { clock.schedule(after: .zero, $0) },
      performAfter: { clock.schedule(after: $0, $1) },
      eventsPerTurn: 1, turns: { .eachEvent })
    isWork = { clock.timeline.isMovedHere }
  }
}
