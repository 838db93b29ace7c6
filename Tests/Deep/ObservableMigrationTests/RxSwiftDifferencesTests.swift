// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

/// Rows of `Docs/MigratingFromRxSwift.md` about threads, memory and tasks.
///
/// `was` restates the behaviour of RxSwift 6.10 and RxSwiftExt 6.2 from the file and line above it.
@Suite(.exclusive(.mainQueue, .synchronizationTracker)) struct RxSwiftDifferencesTests {
  private typealias Texts = TestSupport.Log<String>

  /// A `PublishSubject` of RxSwift, by PublishSubject.swift:55: a send calls the observers that are
  /// there, inside the call, and holds no lock during that.
  private final class OldSubject<Element: Sendable>: Sendable {
    private let observers = Box<[@Sendable (Element) -> Void]>([])

    func subscribe(_ onNext: @escaping @Sendable (Element) -> Void) {
      observers.update { $0.append(onNext) }
    }

    func onNext(_ element: Element) { for observer in observers.value { observer(element) } }
  }

  /// Runs its actions later, and counts them.
  private final class Queue: ImmediateSchedulerType {
    private let actions = Box<[@Sendable () -> Void]>([])
    let count = Box(0)

    func schedule<State>(
      _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
      count.update { $0 += 1 }
      nonisolated(unsafe) let state = state
      actions.update { $0.append { _ = action(state) } }
      return Disposables.create()
    }

    func run() {
      while let action = actions.update({ $0.isEmpty ? nil : $0.removeFirst() }) { action() }
    }
  }

  // MARK: Threads

  @Test func `sends from other threads behave as in the guide`() {
    row(
      "concurrent sends from two threads", is: ["begin 1", "end 1", "begin 2", "end 2"],
      unlike: ["begin 1", "begin 2", "end 2", "end 1"],
      was: {
        let (subject, log) = (OldSubject<Int>(), Texts())
        subject.subscribe { value in
          log("begin \(value)")
          if value == 1 { onThreads(1) { _ in subject.onNext(2) } }
          log("end \(value)")
        }
        subject.onNext(1)
        return log.entries
      },
      {
        let (subject, log) = (PublishSubject<Int>(), Texts())
        let subscription = subject.subscribe(
          onNext: { value in
            log("begin \(value)")
            if value == 1 { onThreads(1) { _ in subject.onNext(2) } }
            log("end \(value)")
          }, isolation: nil)
        subject.onNext(1)
        subscription.dispose()
        return log.entries
      })
    // ObserveOn.swift:63 to 100: an action takes one event and schedules the next.
    row(
      "observe(on:)", is: ["1", "2", "|", "1 actions"], unlike: ["1", "2", "|", "3 actions"],
      was: {
        let (queue, log) = (Queue(), Texts())
        let events = Box(["1", "2", "|"])
        @Sendable func run() {
          log(events.update { $0.removeFirst() })
          if !events.value.isEmpty { schedule() }
        }
        @Sendable func schedule() {
          _ = queue.schedule(()) { _ in
            run()
            return Disposables.create()
          }
        }
        schedule()
        queue.run()
        return log.entries + ["\(queue.count.value) actions"]
      },
      {
        let (queue, log) = (Queue(), Texts())
        let subscription = Observable.of(1, 2).observe(on: queue).subscribe(
          onNext: { log("\($0)") }, onCompleted: { log("|") }, isolation: nil)
        queue.run()
        subscription.dispose()
        #expect(queue.eventsPerTurn > 1)
        return log.entries + ["\(queue.count.value) actions"]
      })
    row("observe(on:)", is: 1) { TestScheduler(initialClock: 0).eventsPerTurn }
    // Merge.swift:438: the sink holds its recursive lock while it forwards. The operators of
    // RxSwiftExt do so: pausableBuffered.swift:55, bufferWithTrigger.swift:31, cascade.swift:38.
    let lockedSend = { () -> Bool in
      let lock = NSRecursiveLock()
      lock.lock()
      defer { lock.unlock() }
      let entered = Box(false)
      onThreads(1) { _ in
        entered.value = lock.try()
        if entered.value { lock.unlock() }
      }
      return entered.value
    }
    /// Whether another thread can send to `other` while an observer of `source` runs.
    func freeSend(
      _ make: (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>
    ) -> Bool {
      let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let entered = Box(false)
      let subscription = make(source, other).subscribe(
        onNext: { _ in
          if entered.value { return }
          onThreads(1) { _ in
            other.onNext(2)
            entered.value = true
          }
        }, isolation: nil)
      source.onNext(1)
      other.onNext(0)
      subscription.dispose()
      return entered.value
    }
    row("locks around your closures", is: true, unlike: false, was: lockedSend) {
      freeSend { Observable.merge($0, $1) }
    }
    row(
      "pausableBuffered, bufferWithTrigger, cascade", is: [true, true, true],
      unlike: [false, false, false], was: { (0..<3).map { _ in lockedSend() } },
      {
        [
          freeSend { $0.pausableBuffered($1.map { _ in true }.startWith(true)) },
          freeSend { $0.bufferWithTrigger($1.map { _ in }).map(\.count) },
          freeSend { Observable.cascade([$0.asObservable(), $1.asObservable()]) },
        ]
      })
    // Rx.swift:91: printed in debug builds.
    row(
      "synchronization warnings", is: ["hook nil", "1"],
      {
        let log = Texts()
        log("hook \(SynchronizationTracker.hook == nil ? "nil" : "set")")
        // Other tests run at the same time, on other threads.
        let here = ThreadContext.current.identity
        SynchronizationTracker.hook = { _ in
          if ThreadContext.current.identity == here { log("1") }
        }
        defer { SynchronizationTracker.hook = nil }
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe(
          onNext: { if $0 == 1 { subject.onNext(2) } }, isolation: nil)
        subject.onNext(1)
        subscription.dispose()
        return log.entries
      })
  }

  @Test func `an event off the actor of its closure traps, as in the guide`() async {
    // AnonymousObserver.swift: the closure is called on the thread that sends.
    await row(
      "closures of subscribe and bind on an actor, in Swift 6 mode", is: ["trap", "ran"],
      unlike: ["ran", "ran"], was: { ["ran", "ran"] },
      {
        let trap = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          let subject = PublishSubject<Int>()
          await MainActor.run { _ = subject.subscribe(onNext: { _ in }) }
          await Task.detached { subject.onNext(1) }.value
        }
        let ran = await #expect(
          processExitsWith: .success, observing: [\.standardOutputContent]
        ) {
          Hooks.onIsolationViolation = .ignore
          let subject = PublishSubject<Int>()
          await MainActor.run { _ = subject.subscribe(onNext: { _ in print("ran") }) }
          await Task.detached { subject.onNext(1) }.value
        }
        return [
          trap?.errorText.contains("observe(on: MainScheduler.instance)") == true ? "trap" : "",
          ran?.outputText.contains("ran") == true ? "ran" : "",
        ]
      })
  }

  @Test func `durations and dates are as in the guide`() {
    row(
      "RxTimeInterval", is: [true, true, true, true],
      {
        [
          Duration(DispatchTimeInterval.seconds(1)) == .seconds(1),
          Duration(DispatchTimeInterval.milliseconds(300)) == .milliseconds(300),
          DispatchTimeInterval(Duration.seconds(1)) == .seconds(1),
          DispatchTimeInterval(.never as Duration) == .never,
        ]
      })
    // SchedulerType.swift:21: `now` is a date; the difference of two is the same.
    row(
      "RxTime, scheduler.now", is: 2,
      was: {
        let now = Date(timeIntervalSince1970: 5)
        return now.addingTimeInterval(2).timeIntervalSince(now)
      },
      {
        let scheduler = TestScheduler(initialClock: 5)
        let any: any SchedulerType = scheduler
        let before: ContinuousClock.Instant = any.now
        scheduler.advanceTo(7)
        let duration = before.duration(to: any.now)
        return Double(duration.components.seconds)
      })
    // RxSwiftExt, retryWithBehavior.swift:139: whole milliseconds.
    row(
      "delays in fractions of a millisecond", is: [0, 5], unlike: [0, 0],
      was: {
        let delay = 0.0005
        return [0, Int(delay * 1000) * 10]
      },
      {
        let scheduler = TestScheduler(
          initialClock: 0, resolution: 0.0001, simulateProcessingDelay: false)
        let ticks = Box<[Int]>([])
        let source = Observable<Int>.deferred {
          ticks.update { $0.append(scheduler.clock) }
          return .error(TestError("bad"))
        }
        let subscription = source.retry(
          .delayed(maxCount: 2, time: 0.0005), scheduler: scheduler
        )
        .subscribe(onError: { _ in }, isolation: nil)
        scheduler.start()
        subscription.dispose()
        return ticks.value
      })
  }

  // MARK: Memory

  @Test func `values, sources and subscriptions are released as in the guide`() {
    // Zip.swift:150: each source has a queue, which lives as long as the sink.
    row(
      "values of zip that can no longer be matched", is: false, unlike: true,
      was: {
        var queue: [Witness] = []
        let (_, value) = holding { queue.append($0) }
        return withExtendedLifetime(queue) { value.value != nil }
      },
      {
        let (numbers, values) = (PublishSubject<Int>(), PublishSubject<Witness>())
        let subscription = Observable.zip(numbers, values) { number, _ in number }.subscribe()
        let (_, value) = holding { values.onNext($0) }
        numbers.onCompleted()
        let isAlive = value.value != nil
        subscription.dispose()
        return isAlive
      })
    // TailRecursiveSink.swift:20: the iterator of the array, which retains the array.
    let retained = { () -> Bool in
      let (iterator, first) = holding { [$0].makeIterator() }
      var generator = iterator
      _ = generator.next()
      return withExtendedLifetime(generator) { first.value != nil }
    }
    func isRetained(
      _ event: Event<Int>, _ make: ([Observable<Int>]) -> Observable<Int>
    ) -> Bool {
      let observer = Box<AnyObserver<Int>?>(nil)
      let (subscription, first) = holding { witness in
        let source = Observable<Int>.create {
          observer.value = $0
          return Disposables.create { withExtendedLifetime(witness) {} }
        }
        return make([source, .never()]).subscribe(onError: { _ in }, isolation: nil)
      }
      observer.value?.on(event)
      observer.value = nil
      let isAlive = first.value != nil
      subscription.dispose()
      return isAlive
    }
    row(
      "catch(sequence:), concat of a collection", is: [false, false], unlike: [true, true],
      was: { [retained(), retained()] },
      {
        [
          isRetained(.error(TestError("bad"))) { Observable.catch(sequence: $0) },
          isRetained(.completed) { Observable.concat($0) },
        ]
      })
    // DisposeBag.swift:55: an array that grows.
    row(
      "a long-lived bag", is: 0, unlike: 3,
      was: {
        var disposables: [() -> Void] = []
        for _ in 1...3 { disposables.append {} }
        return disposables.count
      },
      {
        let bag = DisposeBag()
        for _ in 1...3 { Observable.just(1).subscribe().disposed(by: bag) }
        return bag.count
      })
  }

  @Test func `sources that send while they are subscribed to behave as in the guide`() {
    // Producer.swift:19 and 52: the disposer has nothing to dispose until `run` has returned, so
    // the loop runs to its end, and a subject of scope `.forever` ends with it.
    row(
      "a synchronous source that is disposed while it is being subscribed to, as by take", is: 2,
      unlike: 1,
      was: {
        var (connections, hasEnded) = (0, false)
        for _ in 1...2 where !hasEnded {
          connections += 1
          for _ in 1...2 {}
          hasEnded = true
        }
        return connections
      },
      {
        let connections = Box(0)
        let shared = Observable<Int>.deferred {
          connections.update { $0 += 1 }
          return .of(1, 2)
        }.share(scope: .forever)
        for _ in 1...2 { shared.take(1).subscribe().dispose() }
        return connections.value
      })
    // Merge.swift:303: a source is taken from the queue by the current thread's scheduler.
    row(
      "the next source of concatMap, concat of inner sources, merge(maxConcurrent:)",
      is: ["a", "b"],
      unlike: ["b"],
      was: {
        let (subject, log, queue) = (OldSubject<String>(), Texts(), Queue())
        _ = queue.schedule(()) { _ in
          subject.subscribe { log($0) }
          return Disposables.create()
        }
        subject.onNext("a")
        queue.run()
        subject.onNext("b")
        return log.entries
      },
      {
        let (first, next, log) = (PublishSubject<String>(), PublishSubject<String>(), Texts())
        _ = Observable<PublishSubject<String>>.create { observer in
          observer.onNext(first)
          observer.onNext(next)
          first.onCompleted()
          next.onNext("a")
          return Disposables.create()
        }
        .concat().subscribe(onNext: { log($0) }, isolation: nil)
        next.onNext("b")
        return log.entries
      })
    // RetryWhen.swift:89 and 94: the trigger puts the attempt into a queue that is in use, and the
    // notifier's completion disposes the queue.
    row(
      "retry(when:) of a source that fails while it is being subscribed to, if the notifier"
        + " ends with a value", is: 3, unlike: 2,
      was: {
        var (attempts, notifications, isWanted) = (0, 0, true)
        while isWanted {
          attempts += 1
          notifications += 1
          isWanted = notifications < 2
        }
        return attempts
      },
      {
        let attempts = Box(0)
        _ = Observable<Int>.create { observer in
          attempts.update { $0 += 1 }
          observer.onError(TestError(""))
          return Disposables.create()
        }
        .retry { (errors: Observable<any Error>) in errors.take(2) }.subscribe()
        return attempts.value
      })
    // Amb.swift:101: the observer of the second source disposes the subscription of the first one
    // when it receives an end.
    row(
      "the winner of amb, if it was chosen while it was being subscribed to and the second source"
        + " ends", is: ["a", "b"], unlike: ["a"],
      was: {
        let (winner, log, isDisposed) = (OldSubject<String>(), Texts(), Box(false))
        winner.subscribe { if !isDisposed.value { log($0) } }
        winner.onNext("a")
        isDisposed.update { $0 = true }
        winner.onNext("b")
        return log.entries
      },
      {
        let (subject, log) = (BehaviorSubject(value: "a"), Texts())
        _ = subject.amb(Observable.empty()).subscribe(onNext: { log($0) }, isolation: nil)
        subject.onNext("b")
        return log.entries
      })
  }

  @Test func `orders are as in the guide`() {
    // Do.swift:270 forwards before it calls the closure, and Sink.swift:22 of the operator that
    // follows disposes inside that call.
    row(
      "afterError and afterCompleted of do", is: ["after", "teardown"],
      unlike: ["teardown", "after"],
      was: {
        let log = Texts()
        let forward = { log("teardown") }
        forward()
        log("after")
        return log.entries
      },
      {
        let (subject, log) = (PublishSubject<Int>(), Texts())
        _ = subject.do(afterCompleted: { log("after") }, onDispose: { log("teardown") }).skip(1)
          .subscribe()
        subject.onCompleted()
        return log.entries
      })
    // ObservableType+Extensions.swift:112 and 115: the observer calls the closure. The
    // subscription, made in line 118, is another object, and still holds the source.
    row(
      "a subscription that its onDisposed disposes at the end",
      is: ["disposed", "after", "teardown"],
      unlike: ["disposed", "teardown", "after"],
      was: {
        let log = Texts()
        let dispose = { log("teardown") }
        log("disposed")
        dispose()
        log("after")
        return log.entries
      },
      {
        let (subject, log) = (PublishSubject<Int>(), Texts())
        let subscription = SerialDisposable()
        subscription.disposable = subject.do(onDispose: { log("teardown") }).take(1).subscribe(
          onDisposed: {
            log("disposed")
            subscription.dispose()
            log("after")
          }, isolation: nil)
        subject.onNext(1)
        return log.entries
      })
    // Bag.swift:63: the place of the first element is filled again.
    row(
      "the order of a subject's observers", is: ["b", "c"], unlike: ["c", "b"],
      was: {
        var (first, others): (String?, [String]) = (nil, [])
        func insert(_ name: String) {
          if first == nil { first = name } else { others.append(name) }
        }
        insert("a")
        insert("b")
        first = nil
        insert("c")
        return [first].compactMap { $0 } + others
      },
      {
        let (subject, log) = (PublishSubject<Int>(), Texts())
        let first = subject.subscribe(onNext: { _ in log("a") }, isolation: nil)
        _ = subject.subscribe(onNext: { _ in log("b") }, isolation: nil)
        first.dispose()
        _ = subject.subscribe(onNext: { _ in log("c") }, isolation: nil)
        subject.onNext(1)
        return log.entries
      })
  }

  @Test func `live objects are counted as in the guide`() async {
    // Rx.swift:12: with TRACE_RESOURCES, one number.
    await row("Resources", is: "subject 1, subscription 1, in total: true") {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        let before = (Resources.subjects.count, Resources.subscriptions.count, Resources.total)
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe()
        let subjects = Resources.subjects.count - before.0
        let subscriptions = Resources.subscriptions.count - before.1
        let total = Resources.total - before.2
        print(
          "subject \(subjects), subscription \(subscriptions),",
          "in total: \(total >= subjects + subscriptions)")
        subscription.dispose()
      }
      return result?.outputText.trimmingCharacters(in: .newlines) ?? ""
    }
  }

  @Test func `a shared source that has ended stays ended, as in RxSwift`() {
    // Multicast.swift:251: the subject has ended, which ends the sink before it would connect.
    func subscriptions(_ share: (Observable<Int>) -> Observable<Int>) -> Int {
      let count = Box(0)
      let source = Observable<Int>.deferred {
        count.update { $0 += 1 }
        return .just(1)
      }
      let shared = share(source)
      _ = shared.subscribe(onCompleted: { _ = shared.subscribe() }, isolation: nil)
      _ = shared.subscribe()
      return count.value
    }
    row(
      "share(scope: .forever) that has ended", is: [1, 1, 1],
      was: {
        (0..<3).map { _ in
          var (connections, hasEnded) = (0, false)
          let subscribe = {
            if hasEnded { return }
            connections += 1
            hasEnded = true
          }
          for _ in 1...3 { subscribe() }
          return connections
        }
      },
      {
        (0...2).map { replay in subscriptions { $0.share(replay: replay, scope: .forever) } }
      })
    row("refCount of a subject that was terminated from outside", is: [1, 1]) {
      let (count, subject) = (Box(0), PublishSubject<Int>())
      let source = Observable<Int>.deferred {
        count.update { $0 += 1 }
        return .never()
      }
      let shared = source.multicast(subject).refCount()
      let first = shared.subscribe()
      let before = count.value
      subject.onCompleted()
      let second = shared.subscribe()
      first.dispose()
      second.dispose()
      return [before, count.value]
    }
  }

  // MARK: Tasks

  @TaskLocal private static var name = "default"

  @Test func `tasks behave as in the guide`() async {
    // Observable+Concurrency.swift:31: the closure of AsyncThrowingStream runs inside `values`.
    await row(
      "values", is: [0, 1, 2], unlike: [1, 1, 1],
      was: {
        let count = Box(0)
        let values = AsyncThrowingStream<Int, any Error> { continuation in
          count.update { $0 += 1 }
          continuation.yield(1)
          continuation.finish()
        }
        var counts = [count.value]
        for _ in 1...2 {
          for try await _ in values {}
          counts.append(count.value)
        }
        return counts
      },
      {
        let count = Box(0)
        let source = Observable<Int>.deferred {
          count.update { $0 += 1 }
          return .just(1)
        }
        let values = source.values
        var counts = [count.value]
        for _ in 1...2 {
          for try await _ in values {}
          counts.append(count.value)
        }
        return counts
      })
    // Observable+Concurrency.swift:68.
    await row(
      "the task of asObservable() of an async sequence", is: "given", unlike: "default",
      was: {
        await Self.$name.withValue("given") { await Task.detached { Self.name }.value }
      },
      {
        try await Self.$name.withValue("given") {
          let names = AsyncStream<String> { Self.name }
          return try await names.asObservable(priority: nil).take(1).asSingle().value
        }
      })
    // Observable+Concurrency.swift:70: the loop has no check, so it ends with the sequence.
    await row(
      "an async sequence that ignores cancellation, after a disposal", is: [1, 2],
      unlike: [1, 3],
      was: {
        var (iterations, emitted) = (0, 0)
        let isDisposed = Box(false)
        for _ in 1...3 {
          iterations += 1
          if !isDisposed.value { emitted += 1 }
          isDisposed.value = true
        }
        return [emitted, iterations]
      },
      {
        /// Ends a stream when the iteration releases it.
        final class Token: Sendable {
          let end: AsyncStream<Void>.Continuation
          init(_ end: AsyncStream<Void>.Continuation) { self.end = end }
          deinit { end.finish() }
        }
        struct Stubborn: AsyncSequence, Sendable {
          let count: Box<Int>
          let token: Token
          struct Iterator: AsyncIteratorProtocol {
            let sequence: Stubborn
            func next() async -> Int? {
              sequence.count.update { count -> Int? in
                if count == 3 { return nil }
                count += 1
                return count
              }
            }
          }
          func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
        }
        let (count, emitted) = (Box(0), Box(0))
        let (ended, end) = AsyncStream<Void>.makeStream()
        do {
          let subscription = SingleAssignmentDisposable()
          subscription.setDisposable(
            Stubborn(count: count, token: Token(end)).asObservable().subscribe(
              onNext: { _ in
                emitted.update { $0 += 1 }
                subscription.dispose()
              }, isolation: nil))
        }
        for await _ in ended {}
        return [emitted.value, count.value]
      })
  }

  @Test func `errors of infallibles behave as in the guide`() async {
    // Infallible.swift:101: rxFatalErrorInDebug; Infallible+Bind.swift:20 subscribes that way.
    await row(
      "an error that an infallible passes on, such as an error of the trigger of take(until:)",
      is: ["bad", "bad", "bound bad"],
      unlike: ["bad"]
    ) {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        Hooks.defaultErrorHandler = { _, error in print((error as? TestError)?.name ?? "") }
        let failing = Infallible<Int>.never().take(
          until: Observable<Int>.error(TestError("bad")))
        failing.subscribe { _ in }.dispose()
        failing.subscribe(onNext: { _ in }).dispose()
        failing.bind(
          to: AnyObserver { print("bound", ($0.error as? TestError)?.name ?? "") }
        ).dispose()
      }
      return result?.outputText.split(separator: "\n").map(String.init) ?? []
    }
  }
}
