// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

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
