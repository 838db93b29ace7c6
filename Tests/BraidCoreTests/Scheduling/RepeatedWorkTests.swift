// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct RepeatedWorkTests {
  let manual = ManualTiming()
  let log = Log<Duration>()

  @Test func `rounds are due at multiples of the period`() {
    let timing = manual.timing
    let rounds = timing.performEvery(.seconds(1), .seconds(3)) { log.add(timing.now()) }
    manual.advance(by: .seconds(10))
    expectEqual(log.entries, [.seconds(1), .seconds(4), .seconds(7), .seconds(10)])
    rounds.dispose()
    manual.advance(by: .seconds(10))
    expectEqual(log.entries.count, 4)
    expectEqual(manual.waiting, 0)
  }

  @Test func `a round can end the repetition`() {
    let timing = manual.timing
    let rounds = Locked<(any Disposable)?>(nil)
    let made = timing.performEvery(.zero, .seconds(1)) {
      log.add(timing.now())
      if log.entries.count == 3 { rounds.withLock { $0 }?.dispose() }
    }
    rounds.withLock { $0 = made }
    manual.advance(by: .seconds(60))
    expectEqual(log.entries, [.zero, .seconds(1), .seconds(2)])
    expectEqual(manual.waiting, 0)
  }

  @Test func `a first round that runs while it is scheduled leaves no action behind`() {
    let timing = Timing(
      now: manual.timing.now, perform: manual.timing.perform,
      performAfter: { [manual] delay, work in
        if delay > .zero { return manual.timing.performAfter(delay, work) }
        work()
        return Disposables.create()
      })
    let rounds = timing.performEvery(.zero, .seconds(1)) { [log] in log.add(timing.now()) }
    expectEqual(log.entries, [.zero])
    rounds.dispose()
    expectEqual(manual.waiting, 0)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `without a period each round follows the previous one`(period: Duration) {
    let timing = manual.timing
    let rounds = Locked<(any Disposable)?>(nil)
    let made = timing.performEvery(.seconds(2), period) {
      log.add(timing.now())
      if log.entries.count == 1000 { rounds.withLock { $0 }?.dispose() }
    }
    rounds.withLock { $0 = made }
    manual.advance(by: .seconds(60))
    expectEqual(log.entries, Array(repeating: .seconds(2), count: 1000))
  }

  @Test func `rounds without a period do not grow the stack of a synchronous scheduler`() {
    let timing = Timing(
      now: { .zero },
      perform: {
        $0(); return RepeatingJob {}
      },
      performAfter: {
        $1(); return RepeatingJob {}
      })
    let count = AtomicCount()
    let job = DelayedRounds(timing.now, timing.performAfter, .zero) {
      if count.increment() == 100_000 { count.stop() }
    }
    count.onTermination(job)
    job.begin(after: .zero)
    expectEqual(count.value, 100_000)
  }
}

struct RecursiveWorkTests {
  @Test func `a requested round runs after the body has returned`() {
    let log = Log<String>()
    let work = RecursiveWork({
      $0(); return RepeatingJob {}
    }) { (state: Int, again) in
      log.add("begin \(state)")
      if state < 3 { again(state + 1) }
      log.add("end \(state)")
    }
    work.schedule(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func `each request runs one round`() {
    let manual = ManualTiming()
    let log = Log<Int>()
    let work = RecursiveWork(manual.timing.perform) { (state: Int, again) in
      log.add(state)
      if state < 4 {
        again(state * 2)
        again(state * 2 + 1)
      }
    }
    work.schedule(1)
    manual.advance(by: .zero)
    expectEqual(log.entries, [1, 2, 3, 4, 5, 6, 7])
    expectEqual(manual.waiting, 0)
  }

  @Test func `a later request is scheduled immediately`() {
    let manual = ManualTiming()
    let log = Log<Int>()
    let kept = Locked<(@Sendable (Int) -> Void)?>(nil)
    let work = RecursiveWork(manual.timing.perform) { (state: Int, again) in
      log.add(state)
      kept.withLock { $0 = again }
    }
    work.schedule(1)
    manual.advance(by: .zero)
    let again = kept.withLock { $0 }
    again?(2)
    expectEqual(manual.waiting, 1)
    manual.advance(by: .zero)
    expectEqual(log.entries, [1, 2])
  }

  @Test func `a later request does not wait for the body of another round`() {
    let manual = ManualTiming()
    let log = Log<String>()
    let kept = Locked<[@Sendable (Int) -> Void]>([])
    let work = RecursiveWork(manual.timing.perform) { (state: Int, again) in
      log.add("begin \(state)")
      if state == 2 {
        kept.withLock { $0.first }?(3)
        _ = manual.timing.perform { log.add("other") }
        again(4)
      }
      kept.withLock { $0.append(again) }
      log.add("end \(state)")
    }
    work.schedule(1)
    manual.advance(by: .zero)
    work.schedule(2)
    manual.advance(by: .zero)
    expectEqual(
      log.entries,
      [
        "begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "other", "begin 4", "end 4",
      ])
  }

  @Test func `disposal cancels the scheduled round and releases the body`() {
    final class Captured: Sendable {}
    var captured: Captured? = Captured()
    weak let witness = captured
    let manual = ManualTiming()
    let log = Log<Int>()
    let work = RecursiveWork(manual.timing.perform) { [captured] (state: Int, again) in
      _ = captured
      log.add(state)
      again(state + 1)
    }
    captured = nil
    work.schedule(1)
    work.dispose()
    expectEqual(manual.waiting, 0)
    #expect(witness == nil)
    manual.advance(by: .seconds(1))
    #expect(log.entries.isEmpty)
  }

  @Test func `disposal inside the body ends the loop`() {
    let log = Log<Int>()
    let kept = Locked<RecursiveWork?>(nil)
    let work = RecursiveWork({
      $0(); return RepeatingJob {}
    }) { (state: Int, again) in
      log.add(state)
      again(state + 1)
      if state == 5 { kept.withLock { $0 }?.dispose() }
    }
    kept.withLock { $0 = work }
    work.schedule(1)
    expectEqual(log.entries, [1, 2, 3, 4, 5])
  }
}

struct DurationTests {
  @Test func `wholeNanoseconds rounds up`() {
    expectEqual(Duration.seconds(2).wholeNanoseconds, 2_000_000_000)
    expectEqual(Duration(secondsComponent: 0, attosecondsComponent: 1).wholeNanoseconds, 1)
    expectEqual(Duration.nanoseconds(-5).wholeNanoseconds, -5)
    expectEqual(Duration.seconds(Int64.max).wholeNanoseconds, nil)
  }

  @Test func `equal times stay equal after rounding`() {
    let computed = Duration.seconds(3 * 0.1)
    #expect(computed != .milliseconds(300))
    expectEqual(computed.roundedToNanoseconds, .milliseconds(300))
    expectEqual((Duration.zero - computed).roundedToNanoseconds, .milliseconds(-300))
  }
}

/// Counts, and disposes something when told to.
private final class AtomicCount: @unchecked Sendable {
  private let count = AtomicInt()
  private let target = Locked<(any Disposable)?>(nil)

  var value: Int { count.load() }
  func increment() -> Int { count.increment() + 1 }
  func onTermination(_ disposable: any Disposable) { target.withLock { $0 = disposable } }
  func stop() { target.withLock { $0 }?.dispose() }
}
