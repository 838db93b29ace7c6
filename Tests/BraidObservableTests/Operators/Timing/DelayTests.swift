// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DelayTests {
  @Test func `delay shifts values and completion`() {
    expectDiagram(
      "a-bc--d|",
      "---a-bc--d|"
    ) { $0.delay(.seconds(3), scheduler: $1) }
  }

  @Test(arguments: [
    ("|", "---|"), ("ab#", "--#"), ("ab-#", "---(a#)"), ("ab--#", "---a(b#)"),
    ("(abc)|", "---(abc)|"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.delay(.seconds(3), scheduler: $1) }
  }

  @Test func `disposal drops pending events, even among values of one tick`() {
    expectDiagram("ab-c", "---", during: "^--!", subscriptions: "^--!") {
      $0.delay(.seconds(3), scheduler: $1)
    }
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let log = Log<Int>()
    let subject = PublishSubject<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = subject.delay(.seconds(1), scheduler: scheduler).subscribe(onNext: {
      log($0)
      if $0 == 2 { subscription.value?.dispose() }
    })
    for number in 1...5 { subject.onNext(number) }
    scheduler.start()
    expectEqual(log.entries, [1, 2])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [0, -1]) func `with a time of zero delay forwards everything`(seconds: Int) {
    expectDiagram("(ab)-c|", "(ab)-c|") { $0.delay(.seconds(seconds), scheduler: $1) }
  }

  @Test func `one scheduled action waits for all pending values`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    let subscription = subject.delay(.seconds(10), scheduler: scheduler).subscribe()
    for number in 1...1000 { subject.onNext(number) }
    expectEqual(scheduler.virtualClock.pendingCount, 1)
    subscription.dispose()
    expectEqual(scheduler.virtualClock.pendingCount, 0)
  }
}
