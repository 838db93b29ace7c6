// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

struct TestSchedulerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func `start creates at 100, subscribes at 200 and disposes at 1000`() {
    let source = scheduler.createHotObservable([
      .next(150, "early"), .next(210, "a"), .next(999, "b"), .next(1000, "at the end"),
      .next(1001, "late"),
    ])
    var createdAt = -1
    let result = scheduler.start {
      createdAt = scheduler.clock
      return source.map { $0.uppercased() }
    }
    expectEqual(createdAt, TestScheduler.Defaults.created)
    expectEqual(result.events, [.next(210, "A"), .next(999, "B"), .next(1000, "AT THE END")])
    expectEqual(source.subscriptions, [Subscription(200, 1000)])
  }

  // A visit of all observers for each disposal would take minutes.
  @Test func `thousands of observers leave a hot source in any order`() {
    let source = scheduler.createHotObservable([.next(10, 1)])
    let log = Log<Int>()
    let subscriptions = (0..<20_000).map { number in
      source.subscribe(onNext: { _ in log(number) })
    }
    for number in stride(from: 0, to: 20_000, by: 2) { subscriptions[number].dispose() }
    for number in (0..<20_000).reversed() where ![5, 7001].contains(number) {
      subscriptions[number].dispose()
    }
    scheduler.start()
    expectEqual(log.entries, [5, 7001])
  }

  @Test func `a cold source plays for each subscriber`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(100) { _ = source.subscribe(first) }
    scheduler.scheduleAt(115) { _ = source.subscribe(second) }
    scheduler.start()
    expectEqual(first.events, [.next(110, 1), .next(120, 2), .completed(130)])
    expectEqual(second.events, [.next(125, 1), .next(135, 2), .completed(145)])
    expectEqual(source.subscriptions, [Subscription(100, 130), Subscription(115, 145)])
  }

  @Test func `a disposed subscription receives nothing more`() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = source.subscribe(observer)
    scheduler.scheduleAt(15) { subscription.dispose() }
    scheduler.start()
    expectEqual(observer.events, [.next(10, 1)])
    expectEqual(source.subscriptions, [Subscription(0, 15)])
  }

  @Test func `a hot source continues its script after an end`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .completed(220), .next(230, 2), .completed(240), .next(250, 3),
    ])
    let early = scheduler.createObserver(Int.self)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = source.asObservable().subscribe(early) }
    scheduler.scheduleAt(225) { _ = source.asObservable().subscribe(late) }
    scheduler.start()
    expectEqual(early.events, [.next(210, 1), .completed(220)])
    expectEqual(late.events, [.next(230, 2), .completed(240)])
    expectEqual(source.subscriptions, [Subscription(200, 220), Subscription(225, 240)])
  }

  @Test(arguments: [false, true])
  func `a source and its scheduler release observers that were not disposed`(isHot: Bool) {
    weak var gone: TestableObserver<Int>?
    do {
      let scheduler = TestScheduler(initialClock: 0)
      let events: [Recorded<Event<Int>>] = [.next(10, 1)]
      let source =
        isHot ? scheduler.createHotObservable(events) : scheduler.createColdObservable(events)
      let observer = scheduler.createObserver(Int.self)
      gone = observer
      _ = source.subscribe(observer)
      _ = source.asObservable().map { $0 + 1 }.bind(to: observer)
      scheduler.start()
      expectEqual(observer.events, [.next(10, 1), .next(10, 2)])
    }
    #expect(gone == nil)
  }

  @Test func `a hot source that is not retained sends its script until the disposal`() {
    let observer = scheduler.createObserver(Int.self)
    let subscription = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3)])
      .subscribe(observer)
    scheduler.scheduleAt(25) { subscription.dispose() }
    scheduler.start()
    expectEqual(observer.events, [.next(10, 1), .next(20, 2)])
  }

  @Test func `a directly subscribed observer receives the whole script`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .completed(220), .next(230, 2), .error(240, Problem()), .next(250, 3),
    ])
    let observer = scheduler.createObserver(Int.self)
    let kept = scheduler.createObserver(Int.self)
    var subscription: (any Disposable)?
    scheduler.scheduleAt(200) {
      subscription = source.subscribe(observer)
      _ = source.subscribe(kept)
    }
    scheduler.scheduleAt(245) { subscription?.dispose() }
    scheduler.start()
    let expected: [Recorded<Event<Int>>] = [
      .next(210, 1), .completed(220), .next(230, 2), .error(240, Problem()),
    ]
    expectEqual(observer.events, expected)
    expectEqual(kept.events, expected + [.next(250, 3)])
    expectEqual(source.subscriptions, [Subscription(200, 245), Subscription(200)])
  }

  private struct Problem: Error, Equatable {}

  @Test func `no operator receives events after the source's end`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .completed(220), .next(230, 2), .completed(240),
    ])
    let inners = Log<Int>()
    let inner = PublishSubject<Int>()
    let result = scheduler.start {
      source.flatMap { number in
        inners(number)
        return inner
      }
    }
    expectEqual(inners.entries, [1])
    expectEqual(result.events, [])
    expectEqual(source.subscriptions, [Subscription(200, 220)])
  }

  @Test func `a delay beyond the range is the longest one`() {
    _ = scheduler.scheduleRelative((), dueTime: .seconds(Int64.max)) { _ in Nothing() }
    scheduler.advanceTo(1_000_000)
    expectEqual(scheduler.virtualClock.pendingCount, 1)
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    _ = fine.scheduleRelative((), dueTime: .seconds(Int64.max / 2)) { _ in Nothing() }
    expectEqual(fine.virtualClock.pendingCount, 1)
  }

  @Test func `an error preserves its type and content`() {
    struct Problem: Error, Equatable { var code: Int }
    let source = scheduler.createHotObservable([.next(300, 1), .error(310, Problem(code: 7))])
    let result = scheduler.start { source }
    expectEqual(result.events, [.next(300, 1), .error(310, Problem(code: 7), Int.self)])
    #expect(result.events != [.next(300, 1), .error(310, Problem(code: 8), Int.self)])
  }

  @Test func `an immediate action runs a tick later, to simulate processing`() {
    let log = Log<Int>()
    _ = scheduler.schedule(()) { _ in
      log.add(scheduler.clock)
      return scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
        log.add(scheduler.clock)
        return Nothing()
      }
    }
    scheduler.start()
    expectEqual(log.entries, [1, 11])
  }

  @Test func `a repeated action preserves its state and its pace`() {
    let log = Log<String>()
    let work = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(5)) {
      log.add("\($0) @ \(scheduler.clock)")
      return $0 + 1
    }
    scheduler.scheduleAt(21) { work.dispose() }
    scheduler.start()
    expectEqual(log.entries, ["0 @ 10", "1 @ 15", "2 @ 20"])
  }

  @Test func `sleep advances the time without running actions`() {
    let log = Log<Int>()
    _ = scheduler.scheduleRelativeVirtual((), dueTime: 5) { _ in
      log.add(scheduler.clock)
      return Nothing()
    }
    scheduler.sleep(10)
    expectEqual(scheduler.clock, 10)
    #expect(log.entries.isEmpty)
    scheduler.start()
    expectEqual(log.entries, [10])
  }

  @Test func `advanceTo runs actions up to a time and stops there`() {
    let log = Log<Int>()
    scheduler.scheduleAt(5) { log.add(5) }
    scheduler.scheduleAt(6) { log.add(6) }
    scheduler.advanceTo(5)
    expectEqual(log.entries, [5])
    scheduler.advanceTo(100)
    expectEqual(scheduler.clock, 100)
    expectEqual(log.entries, [5, 6])
  }

  @Test(arguments: [1.0, 0.1, 0.001, 60])
  func `ticks survive any resolution`(resolution: Double) {
    let scheduler = TestScheduler(initialClock: 3, resolution: resolution)
    expectEqual(scheduler.clock, 3)
    for tick in 4..<200 {
      scheduler.advanceTo(tick)
      expectEqual(scheduler.clock, tick)
    }
  }

  @Test func `disposing an action that has run disposes its result`() {
    let left = Nothing()
    let work = scheduler.schedule(()) { _ in left }
    scheduler.start()
    #expect(!left.isDisposed)
    work.dispose()
    #expect(left.isDisposed)
  }

  @Test func `the description contains the current time`() {
    scheduler.scheduleAt(7) {}
    expectEqual(scheduler.debugDescription, "TestScheduler at 0: 1 actions wait, the next at 7")
  }

  @Test func `a historical scheduler counts in dates`() {
    let start = Date(timeIntervalSince1970: 1_000_000_000)
    let scheduler = HistoricalScheduler(initialClock: start)
    expectEqual(scheduler.now, start)
    let log = Log<Date>()
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1500)) { _ in
      log.add(scheduler.clock)
      return Nothing()
    }
    let moment = start.addingTimeInterval(60.25)
    _ = scheduler.scheduleAbsoluteVirtual((), time: moment) { _ in
      log.add(scheduler.clock)
      return Nothing()
    }
    scheduler.start()
    expectEqual(log.entries, [start.addingTimeInterval(1.5), moment])
    expectEqual(scheduler.now, moment)
    let any: any SchedulerType = scheduler
    expectEqual(Date(virtual: any.now), moment)
    expectEqual(RxTime(virtual: moment), any.now)
  }

  @Test func `a start that disposes before it subscribes traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let scheduler = TestScheduler(initialClock: 0)
      _ = scheduler.start(created: 100, subscribed: 300, disposed: 200) { Observable.just(1) }
    }
    expectEqual(result?.errorText.contains("would subscribe to nothing, or never dispose"), true)
  }

  @Test func `ticks of one moment create, subscribe and dispose in this order`() {
    let result = scheduler.start(created: 5, subscribed: 5, disposed: 5) {
      Observable.never().startWith(1)
    }
    expectEqual(result.events, [.next(5, 1)])
  }

  @Test func `a tick that a clock cannot count traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = TestScheduler(initialClock: 0, resolution: .infinity)
    }
    expectEqual(result?.errorText.contains("a clock cannot count ticks of inf s"), true)
  }

  @Test(arguments: [1e-18, 1e18]) func `the shortest and the longest tick count`(tick: Double) {
    let scheduler = TestScheduler(initialClock: 0, resolution: tick)
    let result = scheduler.start(created: 1, subscribed: 2, disposed: 5) {
      Observable.never().startWith(1)
    }
    expectEqual(result.events, [.next(2, 1)])
  }

  @Test(arguments: [9.3e18, 1.8e19, 1.7e20, Double(Int64.max)])
  func `a delay that no clock can count never elapses early`(seconds: Double) {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { [scheduler] in
      let late = Observable.just(2).delay(.seconds(seconds), scheduler: scheduler)
      return Observable.merge(source.asObservable(), late)
    }
    expectEqual(result.events, [.next(210, 1)])
  }
}

private final class Nothing: Cancelable {
  private let flag = AtomicFlag()
  var isDisposed: Bool { flag.isSet }
  func dispose() { _ = flag.setIfClear() }

  @Test func `the last tick is never, whenever it is counted from`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, "a"), .completed(.max)])
    let result = scheduler.start { source }
    expectEqual(result.events, [.next(210, "a")])
    expectEqual(source.subscriptions, [Subscription(200, 1000)])
    let action = scheduler.scheduleRelativeVirtual((), dueTime: .max) {
      Issue.record("the last tick has not been reached")
      return Disposables.create()
    }
    scheduler.advanceTo(2000)
    action.dispose()
  }

  @Test func `an immediate action at the last tick runs at that tick`() {
    let scheduler = TestScheduler(initialClock: .max)
    let ticks = Log<Int>()
    _ = scheduler.schedule(()) {
      ticks(scheduler.clock)
      return Disposables.create()
    }
    scheduler.start()
    scheduler.sleep(1)
    expectEqual(ticks.entries, [.max])
    expectEqual(scheduler.clock, .max)
  }
}
