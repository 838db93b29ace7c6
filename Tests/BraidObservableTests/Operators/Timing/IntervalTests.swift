// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IntervalTests {
  @Test func `each subscription has its own timer`() {
    let sees: [DiagramObserver] = [
      DiagramObserver(during: "^-------!", sees: "---0--1-"),
      DiagramObserver(during: "--^-----!", sees: "-----0--"),
    ]
    expectDiagram([], sees) { _, scheduler in
      Observable<Int>.interval(.seconds(3), scheduler: scheduler)
    }
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `with a period of zero interval counts at the pace of the scheduler`(period: Duration) {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(created: 0, subscribed: 10, disposed: 15) {
      Observable<Int>.interval(period, scheduler: scheduler)
    }
    expectEqual(result.events.first?.time, 11)
    expectEqual(result.events.map(\.value.element), Array(0..<result.events.count))
    #expect(result.events.count >= 4)
  }

  /// A scheduler of a program's own, which leaves repetition to the library.
  private struct OwnScheduler: SchedulerType {
    let base: TestScheduler

    var now: RxTime { base.instant }

    func schedule<State: Sendable>(
      _ state: State, action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
      base.schedule(state, action: action)
    }

    func scheduleRelative<State: Sendable>(
      _ state: State, dueTime: RxTimeInterval,
      action: @escaping @Sendable (State) -> any Disposable
    ) -> any Disposable {
      base.scheduleRelative(state, dueTime: dueTime, action: action)
    }
  }

  @Test func `a scheduler without periodic actions repeats single ones`() {
    let scheduler = TestScheduler(initialClock: 0)
    let own = OwnScheduler(base: scheduler)
    let result = scheduler.start(created: 0, subscribed: 10, disposed: 20) {
      Observable<Int>.interval(.seconds(3), scheduler: own)
    }
    expectEqual(result.events, [.next(13, 0), .next(16, 1), .next(19, 2)])
  }

  @Test func `the smallest number follows the largest`() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start(created: 0, subscribed: 0, disposed: 300) {
      Observable<Int8>.interval(.seconds(1), scheduler: scheduler)
    }
    expectEqual(result.events.count, 299)
    expectEqual(result.events[127].value.element, 127)
    expectEqual(result.events[128].value.element, -128)
  }

  @Test func `disposal inside a number stops it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: {
        log($0)
        if $0 == 2 { subscription.value?.dispose() }
      })
    scheduler.start()
    expectEqual(log.entries, [0, 1, 2])
  }

  @Test func `interval emits at a steady pace`() {
    expectDiagram([], "---0--1--2-", during: "^----------!") { _, scheduler in
      Observable<Int>.interval(.seconds(3), scheduler: scheduler)
    }
  }
}
