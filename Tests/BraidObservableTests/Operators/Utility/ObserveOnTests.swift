// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct ObserveOnTests {
  @Test func `keeps events in order`() {
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
    #expect(log.entries == ["torn down"])
    scheduler.start()
    #expect(log.entries == ["torn down", "1", "completed", "disposed"])
  }

  @Test func `one job delivers what has come until then`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { log($0) })
    for number in 1...100 { subject.onNext(number) }
    #expect(scheduler.virtualClock.pendingCount == 1)
    scheduler.start()
    #expect(log.entries == Array(1...100))
    subject.onNext(101)
    #expect(scheduler.virtualClock.pendingCount == 1)
    subscription.dispose()
    #expect(scheduler.virtualClock.pendingCount == 0)
    scheduler.start()
    #expect(log.entries == Array(1...100))
  }

  @Test func `other work of the scheduler gets its turn in between`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let before = Box(0)
    _ = subject.observe(on: scheduler).subscribe(onNext: { log($0) })
    for number in 1...10_000 { subject.onNext(number) }
    _ = scheduler.schedule(()) { _ in
      before.value = log.entries.count
      return Disposables.create()
    }
    scheduler.start()
    #expect(before.value < 1000)
    #expect(log.entries == Array(1...10_000))
  }

  @Test func `disposal inside a value drops those that wait`() {
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
    #expect(log.entries == [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test(
    arguments: [ImmediateScheduler.instance, CurrentThreadScheduler.instance]
      as [any ImmediateSchedulerType])
  func `works on schedulers that run inside the call, whatever is sent from inside`(
    scheduler: any ImmediateSchedulerType
  ) {
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let inside = AtomicInt()
    _ = subject.observe(on: scheduler).subscribe(onNext: { number in
      #expect(inside.increment() == 0)
      log(number)
      if number < 100_000 { subject.onNext(number + 1) }
      inside.decrement()
    })
    subject.onNext(1)
    #expect(log.entries == Array(1...100_000))
  }
}

@Suite struct SubscribeOnTests {
  @Test func `passes all events`() {
    expectDiagram("-a-b-c|", "-a-b-c|", subscriptions: "^-----!") { $0.subscribe(on: $1) }
  }

  @Test(arguments: [("|", "|"), ("#", "#")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected) { $0.subscribe(on: $1) }
  }

  @Test func `disposal ends it`() {
    expectDiagram("a-b", "a-", during: "^-!", subscriptions: "^-!") { $0.subscribe(on: $1) }
  }

  @Test func `subscribes and tears down on the scheduler`() {
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
    #expect(log.entries == ["subscribed", "1"])
    subscription.dispose()
    #expect(log.entries == ["subscribed", "1", "disposed"])
    scheduler.start()
    #expect(log.entries == ["subscribed", "1", "disposed", "torn down"])
  }

  @Test func `at its end the source is torn down in place, behind onDisposed`() {
    let log = Log<String>()
    let scheduler = TestScheduler(initialClock: 0)
    _ = Observable<Int>.create { observer in
      observer.onCompleted()
      return log.disposable("torn down")
    }.subscribe(on: scheduler).subscribe(
      onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    scheduler.start()
    #expect(log.entries == ["completed", "disposed", "torn down"])
    #expect(scheduler.virtualClock.pendingCount == 0)
  }

  @Test func `disposal before it has begun prevents the subscription`() {
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
    #expect(log.entries == [1, 2, 3])
  }
}
