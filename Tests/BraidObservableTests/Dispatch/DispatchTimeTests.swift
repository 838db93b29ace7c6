// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import Dispatch
import TestSupport
import Testing

/// Lengths of time as Dispatch counts them, where a `Duration` goes.
struct DispatchTimeTests {
  private let three: DispatchTimeInterval = .milliseconds(3_000)

  @Test func `operators accept DispatchTimeInterval`() {
    expectDiagram("a-b-c-----d|", "-------c---(d|)") { $0.debounce(three, scheduler: $1) }
    expectDiagram("a-b|", "---a-b|") { $0.delay(three, scheduler: $1) }
    expectDiagram("a-b-c-d|", "---a-(b|)") {
      $0.delaySubscription(three, scheduler: $1).take(2)
    }
    expectDiagram("abcdefgh|", "---defgh|") { $0.skip(three, scheduler: $1) }
    expectDiagram("abcdefgh|", "abc|") { $0.take(for: three, scheduler: $1) }
    expectDiagram("abcdefg|", "a--c--f--(g|)") { $0.throttle(three, scheduler: $1) }
    expectDiagram("-a-b-----c|", "-a-b--(x|)") {
      $0.timeout(three, scheduler: $1).catchAndReturn("x")
    }
    expectDiagram("-a-b-----c|", "-a-b--(x|)") {
      $0.timeout(three, other: Observable.just("x"), scheduler: $1)
    }
    expectDiagram("ab--c|", "---(2|)") {
      $0.buffer(timeSpan: three, count: 9, scheduler: $1).take(1).map { "\($0.count)" }
    }
    expectDiagram("ab--c|", "ab--c|") {
      $0.window(timeSpan: three, count: 9, scheduler: $1).merge()
    }
  }

  @Test func `sources accept DispatchTimeInterval`() {
    expectDiagram([], "---0--1--2-", during: "^----------!") {
      Observable<Int>.interval(three, scheduler: $1)
    }
    expectDiagram([], "---0--1--2-", during: "^----------!") {
      Observable<Int>.timer(three, period: three, scheduler: $1)
    }
    expectDiagram([], "---(0|)") { Observable<Int>.timer(three, scheduler: $1) }
    expectDiagram([], "---(0|)") { Single<Int>.timer(three, scheduler: $1) }
  }

  @Test func `traits accept DispatchTimeInterval`() {
    expectDiagram("a", "---(a|)") { $0.first().delay(three, scheduler: $1).map { $0 ?? "" } }
    expectDiagram("-----a", "--------(a|)") {
      $0.first().delaySubscription(three, scheduler: $1).map { $0 ?? "" }
    }
    expectDiagram("-----a", "---(x|)") {
      $0.first().map { $0 ?? "" }.timeout(three, scheduler: $1).catchAndReturn("x")
    }
    expectDiagram("-----a", "---(x|)") {
      $0.first().map { $0 ?? "" }.timeout(three, other: .just("x"), scheduler: $1)
    }
    expectDiagram("a-b-c-----d|", "-------c---(d|)") {
      $0.asInfallible(onErrorJustReturn: "").debounce(three, scheduler: $1)
    }
    expectDiagram("abcdefg|", "a--c--f--(g|)") {
      $0.asInfallible(onErrorJustReturn: "").throttle(three, scheduler: $1)
    }
    expectDiagram("abcdefgh|", "abc|") {
      $0.asInfallible(onErrorJustReturn: "").take(for: three, scheduler: $1)
    }
  }

  @Test func `schedulers accept DispatchTimeInterval`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int>()
    _ = scheduler.scheduleRelative((), dueTime: three) {
      log(scheduler.clock)
      return Disposables.create()
    }
    let rounds = scheduler.schedulePeriodic(0, startAfter: three, period: three) {
      log(scheduler.clock * 10)
      return $0 + 1
    }
    scheduler.advanceTo(7)
    rounds.dispose()
    expectEqual(log.entries, [3, 30, 60])
  }

  @Test func `an interval of never is never due`() {
    let source = Observable.concat(.just("a"), .never())
    let never: DispatchTimeInterval = .never
    let scheduler = TestScheduler(initialClock: 0)
    let sources: [Observable<String>] = [
      source.timeout(.never, scheduler: scheduler), source.timeout(never, scheduler: scheduler),
      source.debounce(.never, scheduler: scheduler), source.delay(never, scheduler: scheduler),
    ]
    let results = sources.map { source in
      let observer = scheduler.createObserver(String.self)
      _ = source.subscribe(observer)
      return observer
    }
    scheduler.advanceTo(1_000_000_000)
    expectEqual(results.map { $0.events.count }, [1, 1, 0, 0])
  }

  @Test func `real timers do not run for an interval of never`() {
    let queue = SerialDispatchQueueScheduler(qos: .default)
    let log = Log<String>()
    Observable<Int>.timer(.never, scheduler: queue)
      .subscribe(onNext: { _ in log("due") }, onDisposed: { log("disposed") }).dispose()
    expectEqual(log.entries, ["disposed"])
  }

  @Test func `a conversion preserves the duration`() {
    expectEqual(Duration(DispatchTimeInterval.seconds(-2)), .seconds(-2))
    expectEqual(Duration(DispatchTimeInterval.milliseconds(3)), .milliseconds(3))
    expectEqual(Duration(DispatchTimeInterval.microseconds(4)), .microseconds(4))
    expectEqual(Duration(DispatchTimeInterval.nanoseconds(5)), .nanoseconds(5))
    expectEqual(Duration(DispatchTimeInterval.never), .never)
    expectEqual(DispatchTimeInterval(Duration.never), .never)
    expectEqual(DispatchTimeInterval(Duration.milliseconds(1)), .nanoseconds(1_000_000))
  }
}
