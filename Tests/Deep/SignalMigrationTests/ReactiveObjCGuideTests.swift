// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import Foundation
import Observation
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromReactiveObjC.md` that tell what stays the same, and what differs.
///
/// `was` restates the behaviour of ReactiveObjC 3.1 from the file and line above it.
@Suite(.exclusive(.mainQueue)) struct ReactiveObjCGuideTests {
  private typealias Names = TestSupport.Log<String>

  /// A subject of ReactiveObjC, by RACSubject.m:79 to 112: a send calls the subscribers inside the
  /// call, in the order of subscription.
  private final class OldSubject<Value: Sendable>: Sendable {
    private let subscribers = Box<[@Sendable (Value) -> Void]>([])

    func subscribe(_ next: @escaping @Sendable (Value) -> Void) {
      subscribers.update { $0.append(next) }
    }

    func sendNext(_ value: Value) { for subscriber in subscribers.value { subscriber(value) } }
  }

  // MARK: The same

  @Test func `signals end and are abandoned as in ReactiveObjC`() {
    // RACSubscriber.m:78, 88: the disposable is disposed, then the block is called.
    steps(
      "endings", gives: "teardown@0 |@0 teardown@0 #@0",
      was: { p in
        for end in ["|", "#"] {
          let dispose = { p.note("teardown") }
          let sendEnd = { (block: () -> Void) in
            dispose()
            block()
          }
          sendEnd { p.note(end) }
        }
      }
    ) { p in
      for error in [nil, MarbleFailure()] {
        Signal<Int>.create { subscriber in
          p.scheduler.schedule {
            if let error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
          }
          return AnyDisposable { p.note("teardown") }
        }
        .subscribe(error: { _ in p.note("#") }, completed: { p.note("|") }, isolation: nil)
      }
      return nil
    }
    // RACDynamicSignal.m:38: each subscription calls the block. RACSubject.m:79: a subject sends to
    // those that are subscribed.
    row(
      "cold and hot", is: ["run", "1", "run", "1", "3", "4", "4"],
      was: {
        let log = Names()
        let createSignal = { (subscriber: (Int) -> Void) in
          log("run")
          subscriber(1)
        }
        for _ in 1...2 { createSignal { log("\($0)") } }
        let subject = OldSubject<Int>()
        subject.sendNext(2)
        subject.subscribe { log("\($0)") }
        subject.sendNext(3)
        subject.subscribe { log("\($0)") }
        subject.sendNext(4)
        return log.entries
      },
      {
        let log = Names()
        let signal = Signal<Int>.create { subscriber in
          log("run")
          subscriber.sendNext(1)
          return nil
        }
        for _ in 1...2 { signal.subscribe(next: { log("\($0)") }) }
        let subject = SignalSubject<Int>()
        subject.sendNext(2)
        subject.subscribe(next: { log("\($0)") })
        subject.sendNext(3)
        subject.subscribe(next: { log("\($0)") })
        subject.sendNext(4)
        return log.entries
      })
    // RACSubscriber.m:52: a subscriber that is deallocated disposes its disposable.
    row(
      "a forgotten subscriber", is: ["teardown"],
      was: {
        final class OldSubscriber {
          let disposable: () -> Void
          init(_ disposable: @escaping () -> Void) { self.disposable = disposable }
          deinit { disposable() }
        }
        let log = Names()
        let createSignal = { (_: OldSubscriber) in }
        createSignal(OldSubscriber { log("teardown") })
        return log.entries
      },
      {
        let log = Names()
        Signal<Int>.create { _ in AnyDisposable { log("teardown") } }.subscribe()
        return log.entries
      })
  }

  /// Operators whose rules differ between ReactiveObjC and RxSwift.
  @Test func `operators follow the rules of ReactiveObjC`() {
    // RACSignal+Operations.m:1197: the latest value, also a second time.
    row(
      "operators", "a--|", "-xx|", gives: "a@1 a@2 |@3",
      was: { p in
        let latest = Box<String?>(nil)
        p.a.subscribe(next: { latest.value = $0 }, isolation: nil)
        p.b.subscribe(
          next: { _ in if let value = latest.value { p.note(value) } },
          completed: { p.note("|") }, isolation: nil)
      },
      { $0.a.sample(on: $0.b) })
    // RACSignal+Operations.m:751: a completion of the trigger completes the result.
    row(
      "operators", "a--b|", "-|", gives: "a@0 |@1",
      was: { p in
        let hasEnded = Box(false)
        p.a.subscribe(next: { if !hasEnded.value { p.note($0) } }, isolation: nil)
        p.b.subscribe(
          completed: {
            hasEnded.value = true
            p.note("|")
          }, isolation: nil)
      },
      { $0.a.take(until: $0.b) })
    // RACSignal+Operations.m:1288: the number of further attempts; zero for no limit.
    row(
      "operators", "a#", gives: "a@0 a@1 a@2 #@3",
      was: { p in
        let retries = Box(2)
        @Sendable func attempt() {
          p.a.subscribe(
            next: { p.note($0) },
            error: { _ in
              if retries.value == 0 { return p.note("#") }
              retries.update { $0 -= 1 }
              attempt()
            }, isolation: nil)
        }
        attempt()
      },
      { $0.a.retry(2) })
    // RACSignal+Operations.m:1254: one timer, from the subscription to the end.
    steps(
      "operators", "a-b-c-d|", gives: "a@0 b@2 timed out@3", disposedAt: 20,
      was: { p in
        let isOver = Box(false)
        p.a.subscribe(next: { if !isOver.value { p.note($0) } }, isolation: nil)
        p.scheduler.schedule(after: .seconds(3)) {
          isOver.value = true
          p.note("timed out")
        }
      }
    ) { p in
      p.a.timeout(.seconds(3), on: p.scheduler).subscribe(
        next: { p.note($0) },
        error: { if case SignalError.timedOut = $0 { p.note("timed out") } }, isolation: nil)
    }
  }

  // MARK: Commands

  /// RACCommand.m:187: the signal of an execution is subscribed to on the main scheduler, which
  /// never runs work inside the call.
  private final class OldCommand: Sendable {
    private let queue: Scheduler
    private let work: @Sendable (Int) -> Int

    init(on queue: Scheduler, _ work: @escaping @Sendable (Int) -> Int) {
      (self.queue, self.work) = (queue, work)
    }

    func execute(_ input: Int, _ next: @escaping @Sendable (Int) -> Void) {
      queue.schedule { [work] in next(work(input)) }
    }
  }

  @Test func `commands behave as in the guide`() async {
    await row(
      "-execute:", is: [1, 2],
      was: {
        let runs = Box(0)
        // RACCommand.m:187 to 192: the block is called once, and its signal is connected once.
        let execute = { (input: Int) -> Int in
          runs.update { $0 += 1 }
          return input + 1
        }
        let last = execute(1)
        return [runs.value, last]
      },
      {
        let runs = Box(0)
        let command = Command<Int, Int>(on: .immediate) { input in
          runs.update { $0 += 1 }
          return .just(input + 1)
        }
        let last: Int? = try await command.executeToEnd(1)
        _ = command.execute(_:)
        return [runs.value, last ?? 0]
      })
    playCommands()
    // There is no task in ReactiveObjC that could be cancelled.
    await row("a waiting task is cancelled", is: ["disposed", "cancelled", "no error"]) {
      let log = Names()
      let (begun, begin) = AsyncStream<Void>.makeStream()
      let kept = Box<PassthroughSubscriber<Int>?>(nil)
      let command = Command<Int, Int>(on: .immediate) { _ in
        Signal<Int>.create { subscriber in
          kept.value = subscriber
          begin.finish()
          return AnyDisposable { log("disposed") }
        }
      }
      let errors = command.errors.recorded()
      let task = Task { try await command.executeToEnd(1) }
      for await _ in begun {}
      task.cancel()
      do { _ = try await task.value } catch is CancellationError { log("cancelled") }
      return log.entries + [errors.events.isEmpty ? "no error" : "error"]
    }
  }

  private func playCommands() {
    steps(
      "executing again from inside a replayed end",
      gives: "work 1@0 executed@0 work 2@0 value 2@0",
      was: { p in
        let command = OldCommand(on: p.scheduler) { input in
          p.note("work \(input)")
          return input
        }
        command.execute(1) { _ in
          command.execute(2) { p.note("value \($0)") }
          p.note("executed")
        }
      }
    ) { p in
      let command = Command<Int, Int>(on: p.scheduler) { input in
        sent(input).initially { p.note("work \(input)") }
      }
      p.scheduler.schedule {
        command.execute(1).subscribe(
          completed: {
            command.execute(2).subscribe(next: { p.note("value \($0)") }, isolation: nil)
            p.note("executed")
          }, isolation: nil)
      }
      return nil
    }
    // RACCommand.m:87, 129: the main scheduler; each notification is a turn of its own.
    steps(
      "where events are delivered", gives: "executing true@0 executing false@0 executed@0",
      unlike: "executed@0 executing true@0 executing false@0",
      was: { p in
        let executing: @Sendable (Bool) -> Void = { value in
          p.scheduler.schedule { p.note("executing \(value)") }
        }
        p.scheduler.schedule {
          executing(true)
          p.scheduler.schedule { executing(false) }
          p.note("executed")
        }
      }
    ) { p in
      let command = Command<Int, Int>(on: p.scheduler) { .just($0) }
      let states = command.isExecuting.skip(1).subscribe(
        next: { p.note("executing \($0)") }, isolation: nil)
      p.scheduler.schedule {
        command.execute(1)
        p.note("executed")
      }
      return states
    }
    // RACCommand.m:170, 192: `enabled` is read, and changed later, when the execution is added.
    row(
      "two threads execute concurrently", is: 1, unlike: 2,
      was: {
        let (isEnabled, started) = (Box(true), Box(0))
        let (bothHaveRead, first) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        onThreads(2) { number in
          guard isEnabled.value else { return }
          (number == 0 ? first : bothHaveRead).signal()
          (number == 0 ? bothHaveRead : first).wait()
          isEnabled.value = false
          started.update { $0 += 1 }
        }
        return started.value
      },
      {
        let started = Box(0)
        let command = Command<Int, Int>(on: .immediate) { _ in
          started.update { $0 += 1 }
          return .never
        }
        onThreads(2) { command.execute($0) }
        return started.value
      })
    // RACCommand.m:140: the number of executions starts with zero again.
    row(
      "allowsConcurrentExecution is set to false during an execution", is: [false], unlike: [true],
      was: {
        let running = 0
        return [running == 0]
      },
      {
        let command = Command<Int, Int>(on: .immediate) { _ in .never }
        command.execute(0)
        command.allowsConcurrentExecution = false
        let isEnabled = Box<[Bool]>([])
        command.isEnabled.subscribe(next: { value in isEnabled.update { $0.append(value) } })
        return isEnabled.value
      })
    // RACCommand.m:194: the signal is sent inside the call, to the subscribers that there are.
    steps(
      "a subscription to executions before the turn that reports one", gives: "execution@0",
      unlike: "",
      was: { p in
        let subscribers = Box<[@Sendable () -> Void]>([])
        for subscriber in subscribers.value { p.scheduler.schedule { subscriber() } }
        subscribers.update { $0.append { p.note("execution") } }
      }
    ) { p in
      let command = Command<Int, Int>(on: p.scheduler) { .just($0) }
      command.execute(1)
      return command.executions.subscribe(next: { _ in p.note("execution") }, isolation: nil)
    }
    row(
      "the work of a command executes the command", is: 1, unlike: 2,
      was: {
        // The block makes the signal, which then counts as an execution.
        let (isExecuting, started) = (Box(false), Box(0))
        func execute(_ number: Int) {
          if isExecuting.value { return }
          started.update { $0 += 1 }
          if number > 0 { execute(number - 1) }
          isExecuting.value = true
        }
        execute(1)
        return started.value
      },
      {
        let (started, command) = (Box(0), Box<Command<Int, Int>?>(nil))
        command.value = Command(on: .immediate) { number in
          started.update { $0 += 1 }
          if number > 0 { command.value?.execute(number - 1) }
          return .never
        }
        command.value?.execute(1)
        command.value = nil
        return started.value
      })
  }

  // MARK: Different

  @Test func `endings differ as in the guide`() {
    // RACSignal.m:115, 137: only a completion decrements the number of signals.
    row(
      "an inner signal whose closure releases its subscriber, merge(_:), flattenMap(_:)",
      is: ["0", "|", "0", "|"], unlike: ["0", "0"],
      was: {
        let seen = Names()
        for _ in 1...2 {
          let signals = Box(2)
          seen("0")
          signals.value -= 1  // the source completes
          if signals.value == 0 { seen("|") }
        }
        return seen.entries
      },
      {
        let seen = Names()
        let forgotten = Signal<Int>.create { subscriber in
          subscriber.sendNext(0)
          return nil
        }
        for signal in [
          Signal.merge(forgotten, .empty), Signal.just(0).flattenMap { _ in forgotten },
        ] {
          signal.subscribe(next: { seen("\($0)") }, completed: { seen("|") })
        }
        return seen.entries
      })
    // RACStream.m:232: pairs of pairs; RACSignal.m:210: a pair completes with its first signal.
    row(
      "zip of three signals or more when one fails, zip(_:_:_:)", is: ["#"], unlike: ["1", "|"],
      was: {
        let seen = Names()
        let hasPairEnded = Box(false)
        hasPairEnded.value = true  // the first completes, and its value has been joined
        if !hasPairEnded.value { seen("#") }  // the second fails
        seen("1")  // the third sends
        if hasPairEnded.value { seen("|") }
        return seen.entries
      },
      {
        let seen = Names()
        let (first, second, third) = (
          SignalSubject<Int>(), SignalSubject<Int>(), SignalSubject<Int>()
        )
        Signal.zip(first, second, third).subscribe(
          next: { seen("\($0.0)") }, error: { _ in seen("#") }, completed: { seen("|") })
        first.sendNext(1)
        second.sendNext(1)
        first.sendCompleted()
        second.sendError(TestError("second"))
        third.sendNext(1)
        return seen.entries
      })
    // RACSignal+Operations.m:1091: the groups receive the values of the only subscription.
    row(
      "groups after the result of groupBy is disposed, groupBy(_:)", is: ["1", "2"],
      unlike: ["1"],
      was: {
        let seen = Names()
        let source = Box<(@Sendable (Int) -> Void)?>({ seen("\($0)") })
        source.value?(1)
        source.value = nil  // disposed
        source.value?(2)
        return seen.entries
      },
      {
        let seen = Names()
        let source = SignalSubject<Int>()
        let result = source.groupBy { _ in 0 }.subscribe(next: { group in
          group.subscribe(next: { seen("\($0)") })
        })
        source.sendNext(1)
        result.dispose()
        source.sendNext(2)
        return seen.entries
      })
  }

  @Test func `resubscriptions, disposals and replays differ as in the guide`() {
    // RACSignal+Operations.m:76: the first subscription is immediate, the others are scheduled.
    steps(
      "the next subscription of repeat and retry, repeat(), retry(_:)",
      gives: "1@0 1@0 2@0 2@0 other@0", unlike: "1@0 2@0 other@0 1@0 2@0",
      was: { p in
        for name in ["1", "2"] {
          p.scheduler.schedule {
            p.note(name)
            p.scheduler.schedule { p.note(name) }
          }
        }
        p.scheduler.schedule { p.note("other") }
      }
    ) { p in
      p.scheduler.schedule {
        Signal.just(1).repeat().take(2).subscribe(next: { p.note($0) }, isolation: nil)
      }
      p.scheduler.schedule {
        Signal<Int>.error(MarbleFailure()).startWith(2).retry(1).subscribe(
          next: { p.note($0) }, isolation: nil)
      }
      p.scheduler.schedule { p.note("other") }
      return nil
    }
    // The remedy: a turn of a scheduler for each subscription.
    steps("the next subscription of repeat and retry", gives: "1@0 other@0 1@0") { p in
      let signal = Signal.just(1).subscribe(on: p.scheduler).repeat().take(2)
      signal.subscribe(next: { p.note($0) }, isolation: nil)
      p.scheduler.schedule { p.note("other") }
      return nil
    }
    // RACSignal.m:158, 171: the source is disposed, and its subscription is set afterwards.
    row(
      "a disposal inside the call that subscribes, take(_:)", is: ["map 1"],
      unlike: ["map 1", "map 2"],
      was: {
        let (seen, subscription) = (Names(), Box<(@Sendable () -> Void)?>(nil))
        for value in 1...2 {
          seen("map \(value)")
          subscription.value?()
        }
        return seen.entries
      },
      {
        let seen = Names()
        let source = Signal<Int>.create { subscriber in
          for value in 1...2 { subscriber.sendNext(value) }
          return nil
        }
        source.map { seen("map \($0)") }.take(1).subscribe()
        return seen.entries
      })
    // RACReplaySubject.m:72: a subscriber is added to the others after its replay.
    row(
      "a subscription from inside a replay, ReplaySignalSubject",
      is: ["outer 1", "inner 1", "outer 2", "inner 2"],
      unlike: ["outer 1", "inner 1", "inner 2", "outer 2"],
      was: {
        let (seen, subscribers) = (Names(), Box<[String]>([]))
        func subscribe(_ name: String, _ reply: () -> Void) {
          seen("\(name) 1")
          reply()
          subscribers.update { $0.append(name) }
        }
        subscribe("outer") { subscribe("inner") {} }
        for name in subscribers.value { seen("\(name) 2") }
        return seen.entries
      },
      {
        let (seen, subject) = (Names(), ReplaySignalSubject<Int>())
        subject.sendNext(1)
        subject.subscribe(next: { value in
          seen("outer \(value)")
          if value == 1 { subject.subscribe(next: { seen("inner \($0)") }) }
        })
        subject.sendNext(2)
        return seen.entries
      })
  }

  @Test func `teardowns differ as in the guide`() {
    func noted<Value: Sendable>(
      _ name: String, _ seen: Names, _ source: Signal<Value>
    ) -> Signal<Value> {
      .create { subscriber in
        let subscription = source.subscribe(subscriber)
        return Disposables.create {
          seen(name)
          subscription.dispose()
        }
      }
    }
    // RACSignal+Operations.m:750, 1237: the trigger is added first; the sampler is disposed first.
    // RACSignal+Operations.m:810: the subscription to the inner signal is disposed first.
    row(
      "teardowns of two signals, take(until:), sample(on:), switchToLatest()",
      is: ["source", "trigger", "source", "sampler", "source", "inner"],
      unlike: ["trigger", "source", "sampler", "source", "inner", "source"],
      was: {
        let seen = Names()
        let compound = ["trigger", "source"]
        compound.forEach { seen($0) }
        for name in ["sampler", "source", "inner", "source"] { seen(name) }
        return seen.entries
      },
      {
        let seen = Names()
        let (source, other) = (SignalSubject<Int>(), SignalSubject<Int>())
        noted("source", seen, source).take(until: noted("trigger", seen, other)).subscribe()
          .dispose()
        noted("source", seen, source).sample(on: noted("sampler", seen, other)).subscribe()
          .dispose()
        let signals = SignalSubject<Signal<Int>>()
        let latest = noted("source", seen, signals).switchToLatest().subscribe()
        signals.sendNext(noted("inner", seen, other))
        latest.dispose()
        return seen.entries
      })
    // RACSubscriber.m:88: the disposable is disposed before the block, which sends the values.
    row(
      "values that are sent at an end, take(last:), collect(), materialize()",
      is: ["1", "off", "|", "[1]", "off", "|", "error", "off", "|"],
      unlike: ["off", "1", "|", "off", "[1]", "|", "off", "error", "|"],
      was: {
        let seen = Names()
        for kept in ["1", "[1]", "error"] {
          seen("off")
          seen(kept)
          seen("|")
        }
        return seen.entries
      },
      {
        let seen = Names()
        func play<Value>(_ operation: (Signal<Int>) -> Signal<Value>) {
          let source = SignalSubject<Int>()
          operation(noted("off", seen, source)).subscribe(
            next: { seen("\($0)") }, completed: { seen("|") })
          source.sendNext(1)
          source.sendCompleted()
        }
        play { $0.take(last: 1) }
        play { $0.collect() }
        let failing = SignalSubject<Int>()
        noted("off", seen, failing).materialize()
          .subscribe(next: { _ in seen("error") }, completed: { seen("|") })
        failing.sendError(MarbleFailure())
        return seen.entries
      })
    // RACSignal+Operations.m:433: nothing asks whether the result has ended.
    row(
      "signals that would be subscribed to after the result has ended, combineLatest(_:_:)",
      is: [], unlike: ["second"],
      was: {
        let seen = Names()
        let hasFailed = Box(false)
        let subscriptions = [{ hasFailed.value = true }, { seen("second") }]
        for subscribe in subscriptions { subscribe() }
        return seen.entries
      },
      {
        let seen = Names()
        let second = Signal<Int>.create { _ in
          seen("second")
          return nil
        }
        Signal.combineLatest(Signal<Int>.error(TestError("first")), second)
          .subscribe(error: { _ in })
        return seen.entries
      })
  }

  @Test func `sharing and targets behave as in the guide`() {
    // RACMulticastConnection.m:44: the source retains the subject until it ends.
    row(
      "replaying and started signals", is: [true, false], unlike: [true, true],
      was: {
        let source = OldSubject<Int>()
        weak var replay: Names?
        do {
          let subject = Names()
          replay = subject
          source.subscribe { subject("\($0)") }
        }
        return [true, replay != nil]
      },
      {
        let source = SignalSubject<Int>()
        let replay = { source.replay() }
        let isConnected = withExtendedLifetime(replay()) { source.hasSubscribers }
        return [isConnected, source.hasSubscribers]
      })
    steps(
      "replaying and started signals", gives: "work@0",
      was: { p in p.scheduler.schedule { p.note("work") } }
    ) { p in
      _ = Signal<Int>.startEagerly(on: p.scheduler) { _ in p.note("work") }
      return nil
    }
    // RACSignal+Operations.m:981: connects, and then returns the signal to subscribe to.
    row(
      "replayLazily of a source that sends while it is being subscribed to",
      is: ["1", "sent"], unlike: ["sent", "1"],
      was: {
        let (replayed, seen) = (Box([String]()), Names())
        replayed.update { $0.append("1") }
        seen("sent")
        for value in replayed.value { seen(value) }
        return seen.entries
      },
      {
        let seen = Names()
        let source = Signal<Int>.create { subscriber in
          subscriber.sendNext(1)
          seen("sent")
          return nil
        }
        source.replayLazily().subscribe(next: { seen("\($0)") }).dispose()
        return seen.entries
      })
    // RACSignal+Operations.m:708: the binding is disposed when its object is deallocated.
    row(
      "a released target", is: [true, false],
      was: {
        final class Target {
          let willDealloc: () -> Void
          init(_ willDealloc: @escaping () -> Void) { self.willDealloc = willDealloc }
          deinit { willDealloc() }
        }
        let isBound = Box(true)
        let before = withExtendedLifetime(Target { isBound.value = false }) { isBound.value }
        return [before, isBound.value]
      },
      {
        final class Screen: HasLifetime, @unchecked Sendable {  // used by one thread
          var title = ""
          private let token = Lifetime.Token()
          var lifetime: Lifetime { token.lifetime }
        }
        let titles = SignalSubject<String>()
        let bind = { () -> Bool in
          let screen = Screen()
          titles.bind(to: screen, \.title)
          return withExtendedLifetime(screen) { titles.hasSubscribers }
        }
        return [bind(), titles.hasSubscribers]
      })
    // Without a lifetime there is nothing that ends the binding before the next value.
    row("a released target", is: [true, true, false]) {
      final class Label: @unchecked Sendable { var text = "" }
      let texts = SignalSubject<String>()
      let bind = { () -> Bool in
        let label = Label()
        texts.bind(to: label, \.text)
        return withExtendedLifetime(label) { texts.hasSubscribers }
      }
      let isBound = bind()
      let isBoundAfterwards = texts.hasSubscribers
      texts.sendNext("a")
      return [isBound, isBoundAfterwards, texts.hasSubscribers]
    }
  }

  @Test func `threads and locks are as in the guide`() {
    // RACSubscriptionScheduler.m:37: without a current scheduler the block goes to another thread.
    row(
      "where a subscription runs", is: true, unlike: false,
      was: {
        let (same, done) = (Box(false), DispatchSemaphore(value: 0))
        let caller = ObjectIdentifier(Thread.current)
        DispatchQueue.global().async {
          same.value = ObjectIdentifier(Thread.current) == caller
          done.signal()
        }
        done.wait()
        return same.value
      },
      {
        let same = Box(false)
        onThreads(1) { _ in
          let caller = ObjectIdentifier(Thread.current)
          Signal<Int>.create { _ in
            same.value = ObjectIdentifier(Thread.current) == caller
            return nil
          }
          .subscribe()
        }
        return same.value
      })
    // RACSubscriber.m:68: the blocks are called inside @synchronized; a second thread that sends to
    // the subscriber waits for the block.
    row(
      "locks around blocks, locks around observers", is: true, unlike: false,
      was: {
        let lock = NSRecursiveLock()
        lock.lock()
        defer { lock.unlock() }
        let entered = Box(false)
        onThreads(1) { _ in
          entered.value = lock.try()
          if entered.value { lock.unlock() }
        }
        return entered.value
      },
      {
        let entered = Box(false)
        let subject = SignalSubject<Int>()
        subject.subscribe(
          next: { value in
            guard value == 1 else { return }
            onThreads(1) { _ in
              subject.sendNext(2)
              entered.value = true
            }
          }, isolation: nil)
        subject.sendNext(1)
        return entered.value
      })
    // RACSubject.m:79: each send goes through its own copy of the list, so two threads can be
    // inside of a block, and two subscribers receive two orders.
    row(
      "sends from several threads", is: ["first 1", "second 1", "first 2", "second 2"],
      unlike: ["first 1", "first 2", "second 2", "second 1"],
      was: {
        let (subject, log) = (OldSubject<Int>(), Names())
        subject.subscribe { value in
          log("first \(value)")
          if value == 1 { onThreads(1) { _ in subject.sendNext(2) } }
        }
        subject.subscribe { log("second \($0)") }
        subject.sendNext(1)
        return log.entries
      },
      {
        let (subject, log) = (SignalSubject<Int>(), Names())
        subject.subscribe(
          next: { value in
            log("first \(value)")
            if value == 1 { onThreads(1) { _ in subject.sendNext(2) } }
          }, isolation: nil)
        subject.subscribe(next: { log("second \($0)") }, isolation: nil)
        subject.sendNext(1)
        return log.entries
      })
  }

  @Test func `misuses trap as in the guide`() async {
    // RACImmediateScheduler.m:37: the caller sleeps until the date, then calls the block.
    await row(
      "operators that wait on the immediate scheduler", is: "trap", unlike: "inside the call",
      was: {
        let seen = Names()
        let after = { (_: Duration, block: () -> Void) in block() }
        after(.zero) { seen("inside the call") }
        return seen.entries.joined()
      },
      {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { _ = SignalSubject<Int>().timeout(.seconds(60), on: .immediate) }
        return result?.errorText.contains("timeout(_:on:) cannot wait on it") == true ? "trap" : ""
      })
    // RACSubject.m:79: on the thread that sends.
    await row(
      "blocks of subscribe and bind on an actor, the main one too,"
        + " closures of subscribe and bind on an actor, the main one too", is: "trap",
      unlike: "elsewhere",
      was: {
        let (subject, seen) = (OldSubject<Int>(), Names())
        let caller = Scheduler.main
        subject.subscribe { _ in seen(Scheduler.current === caller ? "there" : "elsewhere") }
        subject.sendNext(1)
        return seen.entries.joined()
      },
      {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          let subject = SignalSubject<Int>()
          await MainActor.run { _ = subject.subscribe(next: { _ in }) }
          await Task.detached { subject.sendNext(1) }.value
        }
        return result?.errorText.contains("deliver(on:") == true ? "trap" : ""
      })
  }
}
