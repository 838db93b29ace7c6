// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TimerQueueTests {
  let clock = AlarmClock()
  let log = Log<String>()

  /// A job that says its name when it runs.
  private func job(_ name: String, after delay: Int) -> ScheduledJob {
    let job = ScheduledJob { [log] in
      log(name)
      return nil
    }
    clock.timers.start(job, after: .nanoseconds(delay))
    return job
  }

  @Test func `timers fire at their times in order`() {
    _ = [job("c", after: 30), job("a", after: 10), job("b", after: 20)]
    clock.advance(to: 9)
    #expect(log.entries.isEmpty)
    clock.advance(to: 20)
    expectEqual(log.entries, ["a", "b"])
    clock.advance(to: 100)
    expectEqual(log.entries, ["a", "b", "c"])
  }

  @Test func `the alarm is set for the first timer only`() {
    _ = job("b", after: 20)
    expectEqual(clock.settings, [20])
    _ = job("c", after: 30)
    expectEqual(clock.settings, [20])
    _ = job("a", after: 10)
    expectEqual(clock.settings, [20, 10])
  }

  @Test func `after a ring the alarm is set for the next timer`() {
    _ = [job("a", after: 10), job("b", after: 20)]
    clock.advance(to: 15)
    expectEqual(clock.settings, [10, 20])
    clock.advance(to: 20)
    expectEqual(clock.settings, [10, 20])
    expectEqual(clock.alarm, nil)
  }

  @Test func `an early ring only sets the alarm again`() {
    _ = job("a", after: 10)
    clock.ring()
    #expect(log.entries.isEmpty)
    expectEqual(clock.settings, [10, 10])
    clock.advance(to: 10)
    expectEqual(log.entries, ["a"])
  }

  @Test func `a cancelled timer costs at most one superfluous ring`() {
    let timeout = job("timeout", after: 10)
    timeout.dispose()
    expectEqual(clock.timers.count, 0)
    for _ in 0..<100 { job("timeout", after: 10).dispose() }
    expectEqual(clock.settings, [10])
    clock.advance(to: 1_000)
    #expect(log.entries.isEmpty)
    expectEqual(clock.rings, 1)
    expectEqual(clock.settings, [10])
    expectEqual(clock.alarm, nil)
  }

  @Test func `a timer started after the first was cancelled fires at its own time`() {
    job("a", after: 10).dispose()
    clock.advance(to: 5)
    _ = job("b", after: 10)
    expectEqual(clock.settings, [10])
    clock.advance(to: 14)
    #expect(log.entries.isEmpty)
    expectEqual(clock.settings, [10, 15])
    clock.advance(to: 15)
    expectEqual(log.entries, ["b"])
  }

  @Test func `timers started by a timer set the alarm once, after the turn`() {
    let first = ScheduledJob { [log, clock] in
      log("first")
      for name in ["b", "a"] {
        let next = ScheduledJob {
          log(name)
          return nil
        }
        clock.timers.start(next, after: .nanoseconds(name == "a" ? 5 : 10))
      }
      return nil
    }
    clock.timers.start(first, after: .nanoseconds(10))
    clock.advance(to: 10)
    expectEqual(clock.settings, [10, 15])
    clock.advance(to: 100)
    expectEqual(log.entries, ["first", "a", "b"])
  }

  @Test func `a timer that becomes due during a turn fires at the next ring`() {
    let first = ScheduledJob { [log, clock] in
      clock.pass(to: 20)
      log("first")
      return nil
    }
    clock.timers.start(first, after: .nanoseconds(10))
    _ = job("second", after: 15)
    clock.pass(to: 10)
    clock.ring()
    expectEqual(log.entries, ["first"])
    expectEqual(clock.settings, [10, 15])
    clock.ring()
    expectEqual(log.entries, ["first", "second"])
  }

  @Test func `many timers due at the same time share the queue with other actions`() {
    let jobs = (0..<2_000).map { job("\($0)", after: 10) }
    clock.advance(to: 10)
    expectEqual(log.entries, jobs.indices.map { "\($0)" })
    #expect(clock.rings > 1)
    expectEqual(clock.settings, Array(repeating: 10, count: clock.rings))
  }

  @Test func `a timer can cancel timers that are due at the same time`() {
    let second = Box<ScheduledJob?>(nil)
    let first = ScheduledJob {
      second.value?.dispose()
      return nil
    }
    clock.timers.start(first, after: .nanoseconds(10))
    second.value = job("second", after: 10)
    _ = job("third", after: 10)
    clock.advance(to: 10)
    expectEqual(log.entries, ["third"])
  }

  @Test func `a cancelled timer is released immediately`() {
    let (job, witness) = holding { witness in
      ScheduledJob {
        _ = witness
        return nil
      }
    }
    clock.timers.start(job, after: .seconds(1))
    expectEqual(clock.timers.count, 1)
    job.dispose()
    expectEqual(clock.timers.count, 0)
    #expect(witness.value == nil)
  }

  @Test func `releasing a cancelled timer can start another timer`() {
    final class Restarting: Sendable {
      let timers: TimerQueue
      init(_ timers: TimerQueue) { self.timers = timers }
      deinit { timers.start(ScheduledJob { nil }, after: .nanoseconds(5)) }
    }
    let timers = clock.timers
    func start() -> ScheduledJob {
      let object = Restarting(timers)
      let job = ScheduledJob {
        _ = object
        return nil
      }
      timers.start(job, after: .nanoseconds(10))
      return job
    }
    start().dispose()
    expectEqual(timers.count, 1)
    expectEqual(clock.settings, [10, 5])
  }

  @Test func `a timer that is never due sets no alarm`() {
    let never = ScheduledJob { nil }
    clock.timers.start(never, after: .seconds(Int64.max))
    #expect(clock.settings.isEmpty)
    expectEqual(clock.timers.count, 1)
    _ = job("a", after: 10)
    clock.advance(to: 10)
    expectEqual(clock.settings, [10])
    never.dispose()
    expectEqual(clock.timers.count, 0)
  }

  @Test func `the thread that sets the alarm also sets it for timers added concurrently`() {
    let settings = Log<UInt64>()
    let calls = AtomicInt()
    let now = Box<UInt64>(0)
    let timers = TimerQueue(
      now: { DueTime(nanoseconds: now.value) },
      setAlarm: { due, timers in
        expectEqual(calls.increment(), 0)
        settings(due.nanoseconds)
        if due.nanoseconds > 10 {
          timers.start(ScheduledJob { nil }, after: .nanoseconds(due.nanoseconds - 5))
        }
        calls.decrement()
      })
    timers.start(ScheduledJob { nil }, after: .nanoseconds(20))
    expectEqual(settings.entries, [20, 15, 10])
    timers.start(ScheduledJob { nil }, after: .nanoseconds(5))
    expectEqual(settings.entries, [20, 15, 10, 5])
    now.value = 20
    timers.ring { $0.fire(due: $1) }
    expectEqual(settings.entries, [20, 15, 10, 5])
    expectEqual(timers.count, 0)
  }

  @Test func `an alarm that rings while it is being set is set for the remaining timers`() {
    let settings = Log<UInt64>()
    let now = Box<UInt64>(0)
    let timers = TimerQueue(
      now: { DueTime(nanoseconds: now.value) },
      setAlarm: { due, timers in
        settings(due.nanoseconds)
        if settings.entries.count != 2 { return }
        now.value = 10
        timers.ring { $0.fire(due: $1) }
      })
    for delay in [30, 10] { timers.start(ScheduledJob { nil }, after: .nanoseconds(delay)) }
    expectEqual(settings.entries, [30, 10, 30])
    expectEqual(timers.count, 1)
    now.value = 30
    timers.ring { $0.fire(due: $1) }
    expectEqual(settings.entries, [30, 10, 30])
    expectEqual(timers.count, 0)
  }

  @Test func `the alarm is released with the scheduler if no timer is pending`() {
    job("a", after: 10).dispose()
    clock.timers.close()
    expectEqual(clock.settings, [10])
    #expect(clock.isReleased)
  }

  @Test func `pending timers fire after the scheduler's release`() {
    _ = [job("a", after: 10), job("b", after: 20)]
    clock.timers.close()
    clock.advance(to: 10)
    expectEqual(log.entries, ["a"])
    #expect(!clock.isReleased)
    clock.advance(to: 20)
    expectEqual(log.entries, ["a", "b"])
    #expect(clock.isReleased)
  }

  @Test func `cancelling the last timer of a released scheduler releases the alarm`() {
    let jobs = [job("a", after: 10), job("b", after: 20)]
    clock.timers.close()
    jobs[0].dispose()
    #expect(!clock.isReleased)
    jobs[1].dispose()
    #expect(clock.isReleased)
    clock.ring()
    #expect(log.entries.isEmpty)
  }

  @Test func `timers can use a released scheduler`() {
    let timers = clock.timers
    let log = log
    let first = ScheduledJob {
      let second = ScheduledJob {
        log("second")
        return nil
      }
      timers.start(second, after: .nanoseconds(5))
      return nil
    }
    timers.start(first, after: .nanoseconds(10))
    timers.close()
    clock.advance(to: 10)
    #expect(!clock.isReleased)
    clock.advance(to: 15)
    expectEqual(log.entries, ["second"])
    #expect(clock.isReleased)
  }

  @Test func `timers of a released scheduler can be cancelled while they fire`() {
    let second = Box<ScheduledJob?>(nil)
    let first = ScheduledJob { [clock] in
      second.value?.dispose()
      #expect(!clock.isReleased)
      return nil
    }
    clock.timers.start(first, after: .nanoseconds(10))
    second.value = job("second", after: 20)
    clock.timers.close()
    clock.advance(to: 10)
    #expect(clock.isReleased)
  }
}

struct RepeatingTimerTests {
  let clock = AlarmClock()
  let log = Log<UInt64>()

  private func start(after start: Int, every period: Int) -> RepeatingJob {
    let job = RepeatingJob { [log, clock] in log(clock.now) }
    job.start(on: clock.timers, after: .nanoseconds(start), every: .nanoseconds(period))
    return job
  }

  @Test func `rounds are due at multiples of the period`() {
    let job = start(after: 5, every: 10)
    for time in stride(from: 1, through: 40, by: 1) { clock.advance(to: UInt64(time)) }
    expectEqual(log.entries, [5, 15, 25, 35])
    job.dispose()
    expectEqual(clock.timers.count, 0)
  }

  @Test func `missed rounds count as one, and the pace stays the same`() {
    let job = start(after: 10, every: 10)
    clock.advance(to: 47)
    expectEqual(log.entries, [47])
    clock.advance(to: 49)
    clock.advance(to: 50)
    expectEqual(log.entries, [47, 50])
    expectEqual(clock.settings, [10, 50, 60])
    job.dispose()
  }

  @Test func `time that elapses during a round is made up for once`() {
    let log = log
    let clock = clock
    let job = RepeatingJob {
      log(clock.now)
      if log.entries.count == 1 { clock.pass(to: 45) }
    }
    job.start(on: clock.timers, after: .nanoseconds(10), every: .nanoseconds(10))
    clock.advance(to: 10)
    expectEqual(log.entries, [10, 45])
    clock.advance(to: 50)
    expectEqual(log.entries, [10, 45, 50])
    job.dispose()
  }

  @Test func `a round can end the repetition`() {
    let kept = Box<RepeatingJob?>(nil)
    let job = RepeatingJob { [log, clock] in
      log(clock.now)
      if log.entries.count == 3 { kept.value?.dispose() }
    }
    kept.value = job
    job.start(on: clock.timers, after: .zero, every: .nanoseconds(10))
    for time in 0..<100 { clock.advance(to: UInt64(time)) }
    expectEqual(log.entries, [0, 10, 20])
    expectEqual(clock.timers.count, 0)
  }

  @Test func `a repetition disposed while its round runs elsewhere is not started again`() {
    let job = start(after: 10, every: 10)
    clock.pass(to: 10)
    let handedOut = Box<[TimerEntry]>([])
    clock.timers.ring { entry, _ in handedOut.update { $0.append(entry) } }
    expectEqual(handedOut.value.count, 1)
    job.dispose()
    handedOut.value.first?.fire(due: DueTime(nanoseconds: 10))
    #expect(log.entries.isEmpty)
    expectEqual(clock.timers.count, 0)
  }

  @Test func `a released scheduler repeats its action until that is disposed`() {
    let job = start(after: 10, every: 10)
    clock.timers.close()
    for time: UInt64 in [10, 20, 30] { clock.advance(to: time) }
    expectEqual(log.entries, [10, 20, 30])
    #expect(!clock.isReleased)
    job.dispose()
    #expect(clock.isReleased)
  }

  @Test func `rounds that run on another thread never overlap`() {
    let job = start(after: 10, every: 10)
    let handedOut = Box<[TimerEntry]>([])
    for time in 1...10 {
      clock.pass(to: UInt64(time * 10))
      clock.timers.ring { entry, _ in handedOut.update { $0.append(entry) } }
    }
    expectEqual(handedOut.value.count, 1)
    expectEqual(clock.timers.count, 0)
    handedOut.value.first?.fire(due: DueTime(nanoseconds: 10))
    expectEqual(log.entries, [100])
    expectEqual(clock.settings, [10, 110])
    job.dispose()
    expectEqual(clock.timers.count, 0)
  }
}

/// A clock that the test advances, and an alarm that records its settings.
final class AlarmClock: Sendable {
  private struct State {
    var now: UInt64 = 0
    var alarm: UInt64?
    var settings: [UInt64] = []
    var rings = 0
    var isReleased = false
  }
  private let state: Box<State>
  let timers: TimerQueue

  init() {
    let state = Box(State())
    self.state = state
    timers = TimerQueue(
      now: { DueTime(nanoseconds: state.value.now) },
      setAlarm: { due, _ in
        state.update {
          $0.isReleased = due == .never
          if $0.isReleased { return $0.alarm = nil }
          $0.alarm = due.nanoseconds
          $0.settings.append(due.nanoseconds)
        }
      })
  }

  var now: UInt64 { state.value.now }

  /// When the alarm rings.
  var alarm: UInt64? { state.value.alarm }

  /// All that the alarm was ever set to.
  var settings: [UInt64] { state.value.settings }

  var rings: Int { state.value.rings }

  /// Whether the alarm was released, and not set since.
  var isReleased: Bool { state.value.isReleased }

  /// Lets time pass; the alarm does not ring.
  func pass(to time: UInt64) { state.update { $0.now = max($0.now, time) } }

  /// Lets time pass, and the alarm ring as often as it should.
  func advance(to time: UInt64) {
    pass(to: time)
    while let alarm, alarm <= now { ring() }
  }

  /// The alarm rings, due or not.
  func ring() {
    state.update {
      $0.alarm = nil
      $0.rings += 1
    }
    timers.ring { $0.fire(due: $1) }
  }
}
