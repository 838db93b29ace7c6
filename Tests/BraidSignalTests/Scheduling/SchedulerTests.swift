// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct SchedulerTests {
  @Test func `immediate runs actions synchronously and has nothing to cancel`() {
    let log = Log<String>()
    let nothing = Scheduler.immediate.schedule {
      log("work")
      log("\(Scheduler.current === Scheduler.immediate)")
    }
    #expect(nothing == nil)
    #expect(Scheduler.immediate.schedule(after: .zero) { log("delayed") } == nil)
    Scheduler.immediate.performAsCurrent { log("\(Scheduler.current === Scheduler.immediate)") }
    expectEqual(log.entries, ["work", "false", "delayed", "false"])
  }

  @Test func `performAsCurrent restores the previous scheduler`() {
    let outer = Scheduler.background(name: "outer")
    let inner = Scheduler.background(name: "inner")
    #expect(Scheduler.current == nil)
    outer.performAsCurrent {
      #expect(Scheduler.current === outer)
      inner.performAsCurrent { #expect(Scheduler.current === inner) }
      #expect(Scheduler.current === outer)
      #expect(throws: Failure.self) { try inner.performAsCurrent { throw Failure() } }
      #expect(Scheduler.current === outer)
    }
    #expect(Scheduler.current == nil)
  }

  @Test @MainActor func `main is current on the main thread`() {
    #expect(Scheduler.current === Scheduler.main)
    let other = Scheduler.background()
    other.performAsCurrent { #expect(Scheduler.current === other) }
  }

  /// An event loop that the test works off, with a time of its own.
  private final class Loop: Scheduler, @unchecked Sendable {  // immutable
    private struct Job {
      let due: ContinuousClock.Instant
      let work: @Sendable () -> Void
    }

    private let jobs: Box<[Job]>
    private let time: Box<ContinuousClock.Instant>

    init() {
      let (jobs, time) = (Box<[Job]>([]), Box(ContinuousClock.now))
      self.jobs = jobs
      self.time = time
      let add: @Sendable (Duration, @escaping @Sendable () -> Void) -> (any Disposable)? = {
        delay, work in
        let job = Job(due: time.value.advanced(by: delay), work: work)
        jobs.update { $0.insert(job, at: $0.firstIndex { $0.due > job.due } ?? $0.endIndex) }
        return nil
      }
      super.init(
        name: "loop", now: { time.value }, schedule: { add(.zero, $0) }, scheduleAfter: add)
    }

    func run() {
      while let next = jobs.update({ $0.isEmpty ? nil : $0.removeFirst() }) {
        time.value = next.due
        next.work()
      }
    }
  }

  @Test func `a custom scheduler runs actions through its closures, as the current scheduler`() {
    let loop = Loop()
    let log = Log<String>()
    loop.schedule { log(Scheduler.current === loop ? "now" : "elsewhere") }
    loop.schedule(after: .seconds(2)) { log(Scheduler.current === loop ? "late" : "elsewhere") }
    loop.schedule(after: .zero) { log("early") }
    let cancelled = loop.schedule { log("cancelled") }
    cancelled?.dispose()
    expectEqual(log.entries, [])
    loop.run()
    expectEqual(log.entries, ["now", "early", "late"])
    #expect(Scheduler.current == nil)
    expectEqual(loop.description, "<Loop> loop")
  }

  @Test func `operators can use a custom scheduler`() {
    let loop = Loop()
    let events = sent(1, 2).deliver(on: loop).recorded()
    let later = sent(3).delay(.seconds(5), on: loop).recorded()
    expectEqual(events.events, [])
    let start = loop.now
    loop.run()
    expectEqual(events.events, ["1", "2", "|"])
    expectEqual(later.events, ["3", "|"])
    expectEqual(start.duration(to: loop.now), .seconds(5))
  }

  @Test func `a custom scheduler uses its own time, and cancels through its closures`() {
    let instant = ContinuousClock.now.advanced(by: .seconds(1_000))
    let log = Log<String>()
    let scheduler = Scheduler(
      name: "own", now: { instant }, schedule: { _ in log.disposable("cancelled") })
    #expect(instant.duration(to: scheduler.now) < .milliseconds(1))
    let work = scheduler.schedule { log("work") }
    work?.dispose()
    work?.dispose()
    expectEqual(log.entries.count, 1)
    #expect(log.entries[0].contains("cancelled"))
  }

  @Test func `recursion on the immediate scheduler is a loop`() {
    let rounds = Box(0)
    Scheduler.immediate.scheduleRecursive { reschedule in
      if rounds.update({
        $0 += 1
        return $0
      }) < 100_000 {
        reschedule()
      }
    }
    expectEqual(rounds.value, 100_000)
  }

  @Test func `a round requested inside the body runs after the rest of the body`() {
    let log = Log<String>()
    let rounds = Box(0)
    Scheduler.immediate.scheduleRecursive { reschedule in
      let round = rounds.update {
        $0 += 1
        return $0
      }
      log("begin \(round)")
      if round == 1 {
        reschedule()
        reschedule()
      }
      log("end \(round)")
    }
    expectEqual(
      log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func `a requested round runs after all queued actions`() {
    let log = Log<String>()
    let scheduler = TestSignalScheduler()
    let rounds = Box(0)
    scheduler.scheduleRecursive { reschedule in
      let round = rounds.update {
        $0 += 1
        return $0
      }
      log("round \(round)")
      if round < 3 { reschedule() }
      scheduler.schedule { log("other \(round)") }
    }
    scheduler.schedule { log("waits") }
    scheduler.stepAll()
    // Actions scheduled by the body are queued before the next round.
    expectEqual(
      log.entries,
      [
        "round 1", "waits", "other 1", "round 2", "other 2", "round 3", "other 3",
      ])
  }

  @Test func `a round requested later is scheduled immediately`() {
    let scheduler = TestSignalScheduler()
    let ask = Box<(@Sendable () -> Void)?>(nil)
    let rounds = Box(0)
    let recursion = scheduler.scheduleRecursive { reschedule in
      rounds.update { $0 += 1 }
      ask.value = reschedule
    }
    scheduler.stepAll()
    expectEqual(rounds.value, 1)
    ask.value?()
    expectEqual(scheduler.clock.pendingCount, 1)
    scheduler.stepAll()
    expectEqual(rounds.value, 2)
    recursion.dispose()
    ask.value?()
    scheduler.stepAll()
    expectEqual(rounds.value, 2)
  }

  @Test func `a delay on the immediate scheduler blocks the thread`() {
    let delay = Duration.milliseconds(2)
    let waited = Log<Bool>()
    let start = ContinuousClock.now
    #expect(
      Scheduler.immediate.schedule(after: delay) { waited(ContinuousClock.now - start >= delay) }
        == nil)
    let end = Scheduler.immediate.now + delay
    #expect(
      Scheduler.immediate.schedule(after: end) { waited(Scheduler.immediate.now >= end) } == nil)
    expectEqual(waited.entries, [true, true])
  }

  @Test func `a repeated action on the immediate scheduler traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Scheduler.immediate.schedule(after: .zero, repeating: .seconds(1)) {}
    }
    expectEqual(result?.errorText.contains("an action cannot repeat on it"), true)
  }

  @Test(arguments: ["retry", "window", "interval", "timer"])
  func `an operator that would wait on the immediate scheduler traps`(name: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [name = name as String] in
      let signal = Signal<Int>.never
      switch name {
      case "retry": _ = signal.retry(RetryPolicy(.constant(.seconds(1))), on: .immediate)
      case "window": _ = signal.window(every: .seconds(1), on: .immediate)
      case "interval": _ = Signal<ContinuousClock.Instant>.interval(.seconds(1), on: .immediate)
      default: _ = Signal<Int>.timer(.seconds(1), on: .immediate)
      }
    }
    expectEqual(result?.errorText.contains("Scheduler.immediate: \(name)("), true)
  }

  @Test @MainActor
  func `an action for the main thread runs asynchronously, even if it is scheduled there`()
    async
  {
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      Scheduler.main.schedule { log("first") }
      Scheduler.main.schedule {
        log(Scheduler.current === Scheduler.main ? "second" : "elsewhere")
        continuation.resume()
      }
      log("returns")
    }
    expectEqual(log.entries, ["returns", "first", "second"])
  }

  @Test func `a disposed recursion runs no more rounds`() {
    let rounds = Box(0)
    let serial = SerialDisposable()
    let scheduler = TestSignalScheduler()
    serial.inner = scheduler.scheduleRecursive { reschedule in
      let round = rounds.update {
        $0 += 1
        return $0
      }
      if round == 3 { serial.dispose() }
      reschedule()
    }
    scheduler.stepAll()
    expectEqual(rounds.value, 3)
  }

  @Test func `delays and repetitions follow the time of the scheduler`() {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let start = scheduler.now
    let note: @Sendable (String) -> Void = {
      log("\($0)@\(start.duration(to: scheduler.now).components.seconds)")
    }
    scheduler.schedule(after: .seconds(3)) { note("delayed") }
    scheduler.schedule(after: scheduler.now + .seconds(5)) { note("instant") }
    scheduler.schedule(after: .seconds(4)) { note("cancelled") }?.dispose()
    let rounds = scheduler.schedule(after: .seconds(2), repeating: .seconds(4)) { note("round") }
    scheduler.advance(by: .seconds(12))
    rounds.dispose()
    scheduler.stepAll()
    expectEqual(log.entries, ["round@2", "delayed@3", "instant@5", "round@6", "round@10"])
  }

  @Test func `an action runs with its scheduler as the current one`() {
    let scheduler = TestSignalScheduler()
    let log = Log<Bool>()
    scheduler.schedule { log(Scheduler.current === scheduler) }
    scheduler.schedule(after: .seconds(1)) { log(Scheduler.current === scheduler) }
    let rounds = scheduler.schedule(after: .seconds(1), repeating: .seconds(1)) {
      log(Scheduler.current === scheduler)
    }
    scheduler.advance(by: .milliseconds(2500))
    rounds.dispose()
    scheduler.stepAll()
    expectEqual(log.entries, [true, true, true, true])
  }

  @Test func `a subscription without a current scheduler runs on a scheduler of its own`() {
    let log = Log<String>()
    let signal = Signal<Int>.create { subscriber in
      log("\(Scheduler.current != nil)")
      Scheduler.current?.schedule {
        log("scheduled")
        subscriber.sendCompleted()
      }
      log("returns")
      return nil
    }
    #expect(Scheduler.current == nil)
    _ = signal.recorded(in: log)
    expectEqual(log.entries, ["true", "returns", "scheduled", "|"])
    #expect(Scheduler.current == nil)
  }

  /// Signals that send while they are subscribed to, by the way in which they do it.
  private static let prompt: [(name: String, signal: @Sendable () -> Signal<Int>)] = [
    ("just", { .just(1) }), ("empty", { .empty }), ("error", { .error(Failure()) }),
    ("named", { Signal.just(1).named("one") }),
    ("just of the other model", { Observable.just(1).asSignal() }),
    ("empty of the other model", { Observable.empty().asSignal() }),
    ("behavior", { BehaviorSignalSubject(1) }),
    ("behavior of the other model", { BehaviorSubject(value: 1).asSignal() }),
    ("from", { .from([1, 2]) }), ("try", { .try { 1 } }), ("deferred", { .deferred { .just(1) } }),
    (
      "replay",
      {
        let subject = ReplaySignalSubject<Int>()
        subject.sendNext(1)
        return subject
      }
    ),
    (
      "ended subject",
      {
        let subject = SignalSubject<Int>()
        subject.sendCompleted()
        return subject
      }
    ),
    ("replayed", { sent(1, 2).replay() }), ("mapped", { Signal.just(1).map { $0 } }),
  ]

  @Test(arguments: prompt.indices)
  func `every kind of signal is subscribed to with a current scheduler`(index: Int) {
    let log = Log<String>()
    let note: @Sendable () -> Void = {
      guard let scheduler = Scheduler.current else { return log("none") }
      log("called")
      scheduler.schedule { log("scheduled") }
    }
    let subscription = Self.prompt[index].signal().subscribe(
      next: { _ in note() }, error: { _ in note() }, completed: { note() })
    let calls = log.entries.count { $0 == "called" }
    #expect(calls > 0)
    expectEqual(log.entries.count { $0 == "scheduled" }, calls)
    #expect(!log.entries.contains("none"))
    #expect(Scheduler.current == nil)
    subscription.dispose()
  }

  @Test(arguments: prompt.indices)
  func `an inner signal of an operator is subscribed to with a current scheduler`(index: Int) {
    let log = Log<Bool>()
    let source = SignalSubject<Int>()
    let inner = Self.prompt[index].signal()
    let subscription = source.flattenMap { _ in
      inner.on(next: { _ in log(Scheduler.current != nil) })
        .on(
          error: { _ in log(Scheduler.current != nil) },
          completed: {
            log(Scheduler.current != nil)
          })
    }
    .subscribe()
    let direct = source.flattenMap { _ in inner }
      .subscribe(
        next: { _ in log(Scheduler.current != nil) }, error: { _ in log(Scheduler.current != nil) })
    source.sendNext(1)
    #expect(!log.entries.isEmpty)
    #expect(log.entries.allSatisfy { $0 })
    subscription.dispose()
    direct.dispose()
  }

  @Test func `an action of a subscription can be cancelled`() {
    let log = Log<String>()
    Signal<Int>.create { subscriber in
      Scheduler.current?.schedule { log("cancelled") }?.dispose()
      Scheduler.current?.schedule { log("done") }
      return nil
    }
    .subscribe()
    expectEqual(log.entries, ["done"])
  }

  @Test func `the description contains the name`() {
    #expect(Scheduler.background(name: "loader").description.hasSuffix("loader"))
    expectEqual(Scheduler.main.name, "main")
  }
}
