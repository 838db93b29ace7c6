// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

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

  @Test func `values that the source sends before its scheduled teardown are dropped`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = subject.share().subscribe(on: scheduler).do(onNext: { log($0) }).subscribe()
    scheduler.start()
    subject.onNext(1)
    subscription.dispose()
    #expect(subject.hasObservers)
    subject.onNext(2)
    expectEqual(log.entries, [1])
    scheduler.start()
    #expect(!subject.hasObservers)
  }
}
