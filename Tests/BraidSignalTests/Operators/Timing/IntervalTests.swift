// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct IntervalTests {
  @Test func `interval emits the time`() {
    expectSignalDiagram("-", "---t--t--t", during: "^---------!") { _, scheduler in
      Signal.interval(.seconds(3), on: scheduler)
        .map { $0 == scheduler.now ? "t" : "late" }
    }
    let scheduler = TestSignalScheduler()
    let times = Signal.interval(.seconds(2), on: scheduler).take(2).recorded()
    scheduler.stepAll()
    expectEqual(times.events.count, 3)
  }

  @Test func `each subscription has its own timer`() {
    let scheduler = TestSignalScheduler()
    let signal = Signal.interval(.seconds(3), on: scheduler).map { _ in "tick" }
    let first = signal.recorded()
    scheduler.advance(by: .seconds(2))
    let second = signal.recorded()
    scheduler.advance(by: .seconds(2))
    expectEqual(first.events, ["tick"])
    expectEqual(second.events, [])
    first.dispose()
    scheduler.advance(by: .seconds(1))
    expectEqual(first.events, ["tick"])
    expectEqual(second.events, ["tick"])
    second.dispose()
    expectEqual(scheduler.clock.pendingCount, 0)
  }
}
