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

  @Test(arguments: [("(ab)#", "(ab)#"), ("(abc)|", "(abc)|")])
  func `the source decides when the result ends`(source: String, expected: String) {
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
  func `disposal releases queued values, even inside a delivery`(isInside: Bool) {
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
