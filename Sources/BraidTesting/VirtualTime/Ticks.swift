// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

extension TestTime {
  /// The time `ticks` later; the last or the first time if that is out of range.
  ///
  /// Far times stand for "never" in tests, so adding to one must not overflow.
  func later(by ticks: Int) -> TestTime {
    let (time, isOutOfRange) = addingReportingOverflow(ticks)
    return isOutOfRange ? (ticks < 0 ? .min : .max) : time
  }

  /// The ticks from `origin` to this time; the nearest number if they are out of range.
  func ticks(since origin: TestTime) -> Int {
    let (ticks, isOutOfRange) = subtractingReportingOverflow(origin)
    return isOutOfRange ? (origin < 0 ? .max : .min) : ticks
  }
}

/// A view of a virtual clock in ticks.
struct Ticks: Sendable {
  let clock: VirtualClock
  let converter: TestSchedulerVirtualTimeConverter

  init(_ clock: VirtualClock, resolution: Double = 1) {
    self.init(clock, TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  init(_ clock: VirtualClock, _ converter: TestSchedulerVirtualTimeConverter) {
    self.clock = clock
    self.converter = converter
  }

  /// The current tick of the clock.
  var now: TestTime { converter.time(of: clock.elapsed) }

  func offset(of time: TestTime) -> Duration { converter.offset(of: time) }

  @discardableResult
  func enqueue(
    at time: TestTime, rank: VirtualClock.Rank = .timer, _ work: @escaping @Sendable () -> Void
  ) -> VirtualAction {
    clock.enqueue(.event(work), at: offset(of: time), rank: rank)
  }

  /// Runs an action of the test on the thread that moves the time.
  func command(at time: TestTime, rank: VirtualClock.Rank = .timer, _ action: @escaping () -> Void)
  {
    nonisolated(unsafe) let action = action  // runs on the thread that moves the time
    enqueue(at: time, rank: rank) { action() }
  }

  func checkNotPast(_ time: TestTime, _ call: @autoclosure () -> String) {
    let now = now
    Misuse.require(
      time >= now,
      """
      \(call()) is in the past: asked for \(time), the clock stands at \(now). Ask for it before \
      the time is moved, or for a later time.
      """)
  }
}
