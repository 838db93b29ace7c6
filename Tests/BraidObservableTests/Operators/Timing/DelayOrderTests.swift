// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import Foundation
import TestSupport
import Testing

/// `delay` event by event as RxSwift's: RxSwift/Observables/Delay.swift, and its tests, restated:
/// Tests/RxSwiftTests/Observable+DelayTests.swift at the lines named.
struct DelayOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: Int
    var delay: Int
    var source: [Recorded<Event<Int>>]
    var expected: [Recorded<Event<Int>>]
    var end: Int
    var testDescription: String { "line \(line)" }
  }

  private static let four: [Recorded<Event<Int>>] = [
    .next(150, 1), .next(250, 2), .next(350, 3), .next(450, 4),
  ]

  @Test(arguments: [
    Case(
      line: 17, delay: 100, source: four + [.completed(550)],
      expected: [.next(350, 2), .next(450, 3), .next(550, 4), .completed(650)], end: 550),
    Case(
      line: 45, delay: 50, source: four + [.completed(550)],
      expected: [.next(300, 2), .next(400, 3), .next(500, 4), .completed(600)], end: 550),
    Case(
      line: 73, delay: 150, source: four + [.completed(550)],
      expected: [.next(400, 2), .next(500, 3), .next(600, 4), .completed(700)], end: 550),
    Case(
      line: 101, delay: 150, source: [.next(150, 1), .error(250, MarbleFailure())],
      expected: [.error(250, MarbleFailure())], end: 250),
    Case(
      line: 122, delay: 150, source: [.next(150, 1), .completed(250)],
      expected: [.completed(400)], end: 250),
    Case(
      line: 143, delay: 50, source: four + [.error(550, MarbleFailure())],
      expected: [.next(300, 2), .next(400, 3), .next(500, 4), .error(550, MarbleFailure())],
      end: 550),
    Case(
      line: 171, delay: 150, source: four + [.error(550, MarbleFailure())],
      expected: [.next(400, 2), .next(500, 3), .error(550, MarbleFailure())], end: 550),
    Case(
      line: 329, delay: 42, source: four + [.completed(550)],
      expected: [.next(292, 2), .next(392, 3), .next(492, 4), .completed(592)], end: 550),
  ])
  func `delay shifts events by the duration and forwards errors immediately`(test: Case) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(test.source)
    let result = scheduler.start { source.delay(.seconds(test.delay), scheduler: scheduler) }
    expectEqual(result.events, test.expected)
    expectEqual(source.subscriptions, [Subscription(200, test.end)])
  }

  /// Lines 199 to 327, without real clocks.
  @Test func `an error sent while a value is delivered follows it and drops the rest`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = subject.delay(.seconds(10), scheduler: scheduler).subscribe(
      onNext: { value in
        log("value \(value)")
        subject.onError(MarbleFailure())
        log("end of value \(value)")
      }, onError: { _ in log("error") })
    subject.onNext(1)
    subject.onNext(2)
    scheduler.start()
    expectEqual(log.entries, ["value 1", "end of value 1", "error"])
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  /// Delay.swift:99-107: the next event is scheduled when the previous one has been sent, and a
  /// test scheduler delays immediate actions by one tick.
  @Test func `events of one tick arrive at successive ticks`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable.of(1, 2, 3).delay(.seconds(2), scheduler: scheduler)
    }
    expectEqual(result.events, [.next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
  }

  @Test func `a value and its completion arrive at successive ticks, even in traits`() {
    func events<Source: ObservableConvertibleType>(
      _ make: @escaping (TestScheduler) -> Source
    ) -> [Recorded<Event<Source.Element>>] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { make(scheduler) }.events
    }
    let expected: [Recorded<Event<Int>>] = [.next(202, 1), .completed(203)]
    expectEqual(events { Observable.just(1).delay(.seconds(2), scheduler: $0) }, expected)
    expectEqual(events { Single.just(1).delay(.seconds(2), scheduler: $0) }, expected)
    expectEqual(events { Maybe.just(1).delay(.seconds(2), scheduler: $0) }, expected)
    expectEqual(events { Completable.empty().delay(.seconds(2), scheduler: $0) }.map(\.time), [202])
    expectEqual(
      events { Observable.just(1).delay(.seconds(0), scheduler: $0) },
      [
        .next(201, 1), .completed(202),
      ])
  }

  @Test func `a late event delays the following events`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(210, 2), .next(211, 3), .next(214, 4), .completed(214),
    ])
    let result = scheduler.start { source.delay(.seconds(5), scheduler: scheduler) }
    expectEqual(
      result.events,
      [
        .next(215, 1), .next(216, 2), .next(217, 3), .next(219, 4), .completed(220),
      ])
  }

  @Test func `without a processing delay each event is a separate action`() {
    let start = Date(timeIntervalSince1970: 1000)
    let scheduler = HistoricalScheduler(initialClock: start)
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    let subscription = subject.delay(.seconds(5), scheduler: scheduler)
      .subscribe { log("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    _ = scheduler.scheduleRelative((), dueTime: .seconds(5)) {
      log("other")
      return Disposables.create()
    }
    scheduler.start()
    expectEqual(log.entries, ["next(1)", "other", "next(2)", "completed"])
    expectEqual(scheduler.clock, start.addingTimeInterval(5))
    subscription.dispose()
  }

  @Test func `an event is scheduled when the previous one has been sent`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
    let log = Log<String>()
    scheduler.scheduleAt(216) {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(9)) {
        log("work at \(scheduler.clock)")
        return Disposables.create()
      }
    }
    let result = scheduler.start(disposed: 300) {
      source.delay(.seconds(10), scheduler: scheduler).do(onNext: { log("\($0)") })
    }
    expectEqual(result.events, [.next(220, 1), .next(225, 2)])
    expectEqual(log.entries, ["1", "work at 225", "2"])
  }
}
