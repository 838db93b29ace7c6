// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TimerTests {
  @Test func `timer emits one number and completes`() {
    expectDiagram([], "---(0|)") { _, scheduler in
      Observable<Int>.timer(.seconds(3), scheduler: scheduler)
    }
  }

  @Test func `timer with a period continues to count`() {
    expectDiagram([], "-0--1--2-", during: "^--------!") { _, scheduler in
      Observable<Int>.timer(.seconds(1), period: .seconds(3), scheduler: scheduler)
    }
  }

  @Test(arguments: [0, -1]) func `a start in the past fires immediately`(seconds: Int) {
    expectDiagram([], "(0|)") { _, scheduler in
      Observable<Int>.timer(.seconds(seconds), scheduler: scheduler)
    }
    expectDiagram([], "0--1-", during: "^----!") { _, scheduler in
      Observable<Int>.timer(.seconds(seconds), period: .seconds(3), scheduler: scheduler)
    }
  }

  @Test func `disposal cancels the timer`() {
    expectDiagram([], "--", during: "^-!") { _, scheduler in
      Observable<Int>.timer(.seconds(3), scheduler: scheduler)
    }
  }

  @Test func `disposal inside the only number prevents the completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = Observable<Int>.timer(.seconds(1), scheduler: scheduler).subscribe(
      onNext: { _ in subscription.value?.dispose() }, onCompleted: { log("completed") })
    scheduler.start()
    #expect(log.entries.isEmpty)
  }
}
