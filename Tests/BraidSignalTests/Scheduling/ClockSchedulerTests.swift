// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct ClockSchedulerTests {
  @Test func `waits as long as its clock says`() throws {
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
    #expect(waited == .seconds(3_600))
    #expect(clock.elapsed == .seconds(3_600))
  }

  @Test func `work that is cancelled is not done`() throws {
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
    #expect(log.entries == ["done"])
  }

  @Test func `is the current scheduler while it works`() async {
    let scheduler = Scheduler.clock(ContinuousClock(), name: "continuous")
    let isCurrent = await withCheckedContinuation { continuation in
      scheduler.schedule(after: .milliseconds(1)) {
        continuation.resume(returning: Scheduler.current === scheduler)
      }
    }
    #expect(isCurrent)
  }
}
