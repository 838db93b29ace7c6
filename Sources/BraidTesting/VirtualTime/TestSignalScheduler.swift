// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidSignal

/// A scheduler of signals for tests: work waits until it is stepped through, or until its virtual
/// time has come.
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
/// While work runs, this is `Scheduler.current`. One thread at a time steps, others wait for their
/// turn. Nothing runs of its own accord, not in `deinit` either; work that waits keeps the
/// scheduler and its clock alive until it has run or is cancelled. Observables have
/// ``TestScheduler``; the two may share a ``VirtualClock``.
public final class TestSignalScheduler: Scheduler, @unchecked Sendable {  // immutable
  /// The clock this scheduler runs on; others may share it.
  public let clock: VirtualClock

  let ticks: Ticks

  /// A scheduler on a clock of its own, or on one that others use as well.
  ///
  /// - Parameter clock: The clock.
  public init(on clock: VirtualClock = VirtualClock()) {
    self.clock = clock
    ticks = Ticks(clock)
    super.init(name: "test", timing: Timing(clock))
  }

  /// Runs the next work that waits, moving the time to it; nothing if none waits.
  public func step() { clock.step() }

  /// Runs the next `count` pieces of work.
  ///
  /// - Parameter count: How many; it stops earlier if nothing waits any more.
  public func step(_ count: Int) {
    for _ in 0..<max(0, count) {
      guard clock.step() else { return }
    }
  }

  /// Runs all work that waits and all that it schedules, until nothing is left.
  ///
  /// Work that schedules itself again for ever, such as an interval that nobody disposes, ends the
  /// program with a message; see `VirtualClock.maximumActions`.
  public func stepAll() { clock.run() }

  /// Moves the time on by `interval` and runs all work that is due on the way.
  ///
  /// - Parameter interval: How far; not negative.
  public func advance(by interval: Duration) { clock.advance(by: interval) }

  /// Moves the time on until `now` is `instant` and runs all work that is due on the way.
  ///
  /// - Parameter instant: Where to; not in the past.
  public func advance(to instant: ContinuousClock.Instant) {
    clock.advance(to: ContinuousClock.Instant.virtualEpoch.duration(to: instant))
  }

  /// A signal that sends its events at given ticks, whether somebody is subscribed or not.
  ///
  /// A tick is a second of virtual time.
  ///
  /// - Parameter events: The events, with absolute times.
  /// - Returns: The signal, which notes who was subscribed when.
  public func createHotSignal<Value>(
    _ events: [Recorded<Event<Value>>]
  ) -> TestSignal<Value> {
    for event in events { ticks.checkNotPast(event.time, "createHotSignal: \(event)") }
    return TestSignal(TestSource(events, ticks, isHot: true))
  }

  /// A signal that sends its events to each subscriber anew.
  ///
  /// - Parameter events: The events; times count from the subscription.
  /// - Returns: The signal, which notes who was subscribed when.
  public func createColdSignal<Value>(
    _ events: [Recorded<Event<Value>>]
  ) -> TestSignal<Value> {
    TestSignal(TestSource(events, ticks, isHot: false))
  }
}

extension Timing {
  /// What a virtual clock offers.
  init(_ clock: VirtualClock) {
    self.init(
      now: { clock.elapsed },
      perform: { clock.schedule(after: .zero, $0) },
      performAfter: { clock.schedule(after: $0, $1) },
      eventsPerTurn: 1, turns: { .eachEvent })
    isWork = { clock.timeline.isMovedHere }
  }
}
