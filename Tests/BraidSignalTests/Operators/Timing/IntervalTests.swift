// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct IntervalTests {
  @Test func `interval sends the time`() {
    expectSignalDiagram("-", "---t--t--t", during: "^---------!") { _, scheduler in
      Signal.interval(.seconds(3), on: scheduler)
        .map { $0 == scheduler.now ? "t" : "late" }
    }
    let scheduler = TestSignalScheduler()
    let times = Signal.interval(.seconds(2), on: scheduler).take(2).recorded()
    scheduler.stepAll()
    #expect(times.events.count == 3)
  }
}
