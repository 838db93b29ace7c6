// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ObserveOnTests {
  @Test func `observe delivers events in order`() {
    expectDiagram("-a-b-c|", "-a-b-c|") { $0.observe(on: $1) }
  }

  @Test(arguments: [("|", "|"), ("--", "--"), ("#", "#"), ("(ab)#", "(ab)#"), ("(abc)|", "(abc)|")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected) { $0.observe(on: $1) }
  }

  @Test func `the source is torn down at its end, before the end is delivered`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return log.disposable("torn down")
    }.observe(on: scheduler).subscribe(
      onNext: { log("\($0)") }, onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["torn down"])
    scheduler.start()
    expectEqual(log.entries, ["torn down", "1", "completed", "disposed"])
  }

  @Test func `one action delivers all values sent before it`() {
    let scheduler = ManyEventsScheduler()
    let clock = scheduler.scheduler.virtualClock
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { log($0) })
    for number in 1...100 { subject.onNext(number) }
    expectEqual(clock.pendingCount, 1)
    clock.step()
    expectEqual(log.entries, Array(1...100))
    subject.onNext(101)
    expectEqual(clock.pendingCount, 1)
    subscription.dispose()
    expectEqual(clock.pendingCount, 0)
    clock.run()
    expectEqual(log.entries, Array(1...100))
  }

  @Test func `other actions of the scheduler run between two batches`() {
    let scheduler = ManyEventsScheduler()
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let before = Box(0)
    _ = subject.observe(on: scheduler).subscribe(onNext: { log($0) })
    for number in 1...10_000 { subject.onNext(number) }
    _ = scheduler.schedule(()) { _ in
      before.value = log.entries.count
      return Disposables.create()
    }
    scheduler.scheduler.start()
    expectEqual(before.value, 512)
    expectEqual(log.entries, Array(1...10_000))
  }

  @Test func `in virtual time each event is one action, and so is the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(210, 2), .next(210, 3), .completed(300),
    ])
    let result = scheduler.start { source.observe(on: scheduler) }
    expectEqual(result.events, [.next(211, 1), .next(212, 2), .next(213, 3), .completed(301)])
    expectEqual(source.subscriptions, [Subscription(200, 300)])

    let prompt = TestScheduler(initialClock: 0)
    let ending = prompt.createHotObservable([.next(210, 1), .completed(210)])
    expectEqual(
      prompt.start { ending.observe(on: prompt) }.events, [.next(211, 1), .completed(212)])
    expectEqual(prompt.clock, 1000)
  }

  @Test func `in virtual time other actions run between two values`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let log = Log<String>()
    _ = Observable.of(1, 2, 3).observe(on: scheduler).subscribe { log($0.debugDescription) }
    _ = scheduler.schedule(()) { _ in
      log("other")
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(log.entries, ["next(1)", "other", "next(2)", "next(3)", "completed"])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }

  @Test(arguments: [false, true])
  func `a delivered value is released before the next one is delivered`(isVirtual: Bool) {
    let scheduler = ManyEventsScheduler()
    let subject = PublishSubject<Witness>()
    let sent = Log<WeakWitness>()
    let alive = Log<Int>()
    _ =
      subject
      .observe(on: isVirtual ? scheduler.scheduler : scheduler as any ImmediateSchedulerType)
      .subscribe(onNext: { _ in alive(sent.entries.count { $0.value != nil }) })
    for _ in 0..<5 { sent(holding { subject.onNext($0) }.object) }
    scheduler.scheduler.start()
    expectEqual(alive.entries, [5, 4, 3, 2, 1])
    #expect(sent.entries.allSatisfy { $0.value == nil })
  }

  @Test(arguments: [false, true])
  func `disposal releases queued values, also inside a delivery`(isInside: Bool) {
    let scheduler = ManyEventsScheduler()
    let subject = PublishSubject<Witness>()
    let sent = Log<WeakWitness>()
    let alive = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = subject.observe(on: scheduler).subscribe(onNext: { _ in
      // Values sent before the current batch have been taken, and so are the later ones.
      sent(holding { subject.onNext($0) }.object)
      if isInside { subscription.value?.dispose() }
      alive(sent.entries.count { $0.value != nil })
    })
    for _ in 0..<5 { sent(holding { subject.onNext($0) }.object) }
    if !isInside { subscription.value?.dispose() }
    scheduler.scheduler.start()
    expectEqual(alive.entries, (isInside ? [1] : []))
    #expect(sent.entries.allSatisfy { $0.value == nil })
  }

  @Test func `disposal inside a delivery drops the queued values`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = subject.observe(on: scheduler).subscribe(onNext: {
      log($0)
      if $0 == 2 { subscription.value?.dispose() }
    })
    for number in 1...5 { subject.onNext(number) }
    scheduler.start()
    expectEqual(log.entries, [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test(
    arguments: [ImmediateScheduler.instance, CurrentThreadScheduler.instance]
      as [any ImmediateSchedulerType])
  func `observe works on synchronous schedulers with nested sends`(
    scheduler: any ImmediateSchedulerType
  ) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let inside = AtomicInt()
    _ = subject.observe(on: scheduler).subscribe(onNext: { number in
      expectEqual(inside.increment(), 0)
      log(number)
      if number < 100_000 { subject.onNext(number + 1) }
      inside.decrement()
    })
    subject.onNext(1)
    expectEqual(log.entries, Array(1...100_000))
  }
}

/// Virtual time in which a job delivers many events, as on real threads.
private struct ManyEventsScheduler: ImmediateSchedulerType {
  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduler.schedule(state, action: action)
  }
}

struct SubscribeOnTests {
  @Test(arguments: [
    Event<Int>.completed, .error(TestError("bad")),
  ])
  func `a source that is not an operator is also unsubscribed from on the scheduler at its end`(
    end: Event<Int>
  ) {
    // RxSwift's Observable+SubscribeOnTests.swift:40 and 60.
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), Recorded(time: 300, value: end),
    ])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    expectEqual(result.events.map(\.time), [210, 300])
    expectEqual(source.subscriptions, [Subscription(201, 301)])
  }

  /// RxSwift's SubscribeOn.swift:69: each sink of the source disposes itself at its end.
  @Test(arguments: [
    Event<Int>.completed, .error(TestError("bad")),
  ])
  func `an operator that ends is torn down synchronously, not on the scheduler`(end: Event<Int>) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), Recorded(time: 300, value: end),
    ])
    let result = scheduler.start { source.map { $0 }.subscribe(on: scheduler) }
    expectEqual(result.events.map(\.time), [210, 300])
    expectEqual(source.subscriptions, [Subscription(201, 300)])
  }

  @Test func `a shared connection is released at the instant its source ends`() {
    let scheduler = TestScheduler(initialClock: 0)
    let connections = Log<Int>()
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      connections(1)
      return subject
    }.share()
    let got = Log<String>()
    let first = shared.take(1).subscribe(on: scheduler).subscribe(onCompleted: { got("completed") })
    scheduler.start()
    subject.onNext(1)
    let second = shared.subscribe(onNext: { got("\($0)") })
    scheduler.start()
    subject.onNext(2)
    expectEqual(got.entries, ["completed", "2"])
    expectEqual(connections.entries.count, 2)
    first.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `concat joins the connection that the ending source still shares`() {
    let scheduler = TestScheduler(initialClock: 0)
    let connections = Log<Int>()
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      connections(1)
      return subject
    }.share()
    let got = Log<Int>()
    let subscription = shared.take(1).subscribe(on: scheduler).concat(shared).subscribe(
      onNext: { got($0) })
    scheduler.start()
    subject.onNext(1)
    subject.onNext(2)
    expectEqual(got.entries, [1, 2])
    expectEqual(connections.entries.count, 1)
    scheduler.start()
    subject.onNext(3)
    expectEqual(got.entries, [1, 2, 3])
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a source that has ended leaves no action on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = Observable<Int>.create { observer in
      let inner = subject.subscribe(observer)
      return Disposables.create(inner, log.disposable("torn down"))
    }.subscribe(on: scheduler).subscribe(
      onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    scheduler.start()
    subject.onCompleted()
    expectEqual(log.entries, ["completed", "disposed", "torn down"])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
    subscription.dispose()
  }

  @Test func `subscribe(on:) forwards all events`() {
    expectDiagram("-a-b-c|", "-a-b-c|", subscriptions: "^-----!") { $0.subscribe(on: $1) }
  }

  @Test(arguments: [("|", "|"), ("#", "#")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected) { $0.subscribe(on: $1) }
  }

  @Test func `disposal ends the subscription`() {
    expectDiagram("a-b", "a-", during: "^-!", subscriptions: "^-!") { $0.subscribe(on: $1) }
  }

  @Test func `subscribe(on:) subscribes and tears down on the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let subscription = Observable<Int>.create { observer in
      log("subscribed")
      observer.onNext(1)
      return log.disposable("torn down")
    }.subscribe(on: scheduler).subscribe(
      onNext: { log("\($0)") }, onDisposed: { log("disposed") })
    #expect(log.entries.isEmpty)
    scheduler.start()
    expectEqual(log.entries, ["subscribed", "1"])
    subscription.dispose()
    expectEqual(log.entries, ["subscribed", "1", "disposed"])
    scheduler.start()
    expectEqual(log.entries, ["subscribed", "1", "disposed", "torn down"])
  }

  @Test func `a source that ends before its teardown exists is torn down synchronously`() {
    let log = Log<String>()
    let scheduler = TestScheduler(initialClock: 0)
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return log.disposable("torn down")
    }.subscribe(on: scheduler).subscribe(
      onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    scheduler.start()
    expectEqual(log.entries, ["completed", "disposed", "torn down"])
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }

  @Test func `disposal before the start prevents the subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    Observable<Int>.create { _ in
      log("subscribed")
      return Disposables.create()
    }.subscribe(on: scheduler).subscribe().dispose()
    scheduler.start()
    #expect(log.entries.isEmpty)
  }

  @Test func `disposal stops a synchronous source that blocks the scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = Observable<Int> { _, sink, scope in
      var number = 0
      while !scope.isDisposed {
        number += 1
        sink.next(number)
      }
    }.subscribe(on: scheduler).subscribe(onNext: {
      log($0)
      if $0 == 3 { subscription.value?.dispose() }
    })
    scheduler.start()
    expectEqual(log.entries, [1, 2, 3])
  }
}
