// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ClockSchedulerTests {
  @Test func `an operator waits on the given clock`() throws {
    let clock = VirtualClock()
    let scheduler = ClockScheduler(clock)
    let begin = scheduler.now
    let end = try clock.run {
      await withCheckedContinuation { continuation in
        _ = Observable<Int>.timer(.seconds(3_600), scheduler: scheduler)
          .subscribe(onCompleted: { continuation.resume(returning: scheduler.now) })
      }
    }
    expectEqual(begin.duration(to: end), .seconds(3_600))
    expectEqual(clock.elapsed, .seconds(3_600))
  }

  @Test func `a disposed action does not run`() throws {
    let clock = VirtualClock()
    let scheduler = ClockScheduler(clock)
    let log = TestSupport.Log<String>()
    try clock.run {
      scheduler.scheduleRelative("cancelled", dueTime: .seconds(1)) {
        log($0)
        return Disposables.create()
      }.dispose()
      await withCheckedContinuation { continuation in
        _ = scheduler.scheduleRelative("done", dueTime: .seconds(2)) {
          log($0)
          continuation.resume()
          return Disposables.create()
        }
      }
    }
    expectEqual(log.entries, ["done"])
  }
}
