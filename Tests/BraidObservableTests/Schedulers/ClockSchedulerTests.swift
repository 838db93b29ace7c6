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

  @Test(arguments: [Duration.never, .seconds(Int64.max)])
  func `a delay that no timer reaches needs no sleep`(delay: Duration) {
    let clock = NotingClock()
    let scheduler = ClockScheduler(clock)
    let pending = scheduler.scheduleRelative((), dueTime: delay) { Disposables.create() }
    expectEqual(clock.deadlines.entries, [])
    pending.dispose()
  }
}

/// A clock that stands still and notes the deadlines that are computed.
private struct NotingClock: Clock {
  struct Instant: InstantProtocol {
    let offset: Duration
    let deadlines: TestSupport.Log<Duration>

    func advanced(by duration: Duration) -> Instant {
      deadlines(offset + duration)
      return Instant(offset: offset + duration, deadlines: deadlines)
    }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func == (lhs: Instant, rhs: Instant) -> Bool { lhs.offset == rhs.offset }

    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }

    func hash(into hasher: inout Hasher) { hasher.combine(offset) }
  }

  let deadlines = TestSupport.Log<Duration>()
  var now: Instant { Instant(offset: .zero, deadlines: deadlines) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
