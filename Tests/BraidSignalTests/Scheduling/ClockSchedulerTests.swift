// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ClockSchedulerTests {
  @Test func `a clock scheduler waits on its clock`() throws {
    let clock = VirtualClock()
    let scheduler = Scheduler.clock(clock)
    let waited = try clock.run {
      await withCheckedContinuation { continuation in
        let begin = scheduler.now
        scheduler.schedule(after: .seconds(3_600)) {
          continuation.resume(returning: begin.duration(to: scheduler.now))
        }
      }
    }
    expectEqual(waited, .seconds(3_600))
    expectEqual(clock.elapsed, .seconds(3_600))
  }

  @Test func `a cancelled action does not run`() throws {
    let clock = VirtualClock()
    let scheduler = Scheduler.clock(clock)
    let log = TestSupport.Log<String>()
    try clock.run {
      scheduler.schedule(after: .seconds(1)) { log("cancelled") }?.dispose()
      await withCheckedContinuation { continuation in
        scheduler.schedule(after: .seconds(2)) {
          log("done")
          continuation.resume()
        }
      }
    }
    expectEqual(log.entries, ["done"])
  }

  @Test func `a clock scheduler is current during its actions`() async {
    let scheduler = Scheduler.clock(ContinuousClock(), name: "continuous")
    let isCurrent = await withCheckedContinuation { continuation in
      scheduler.schedule(after: .milliseconds(1)) {
        continuation.resume(returning: Scheduler.current === scheduler)
      }
    }
    #expect(isCurrent)
  }
}
