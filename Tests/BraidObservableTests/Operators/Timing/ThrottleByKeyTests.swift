// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ThrottleByKeyTests {
  @Test func `throttle emits the first and the last value of each interval per key`() {
    expectDiagram(
      "aAb-B----a|",
      "a-bA-B---a|"
    ) { $0.throttle(.seconds(3), byKey: { $0.lowercased() }, scheduler: $1) }
  }

  @Test func `without latest only the first value of an interval is emitted`() {
    expectDiagram(
      "aAb-B----a|",
      "a-b------a|"
    ) { $0.throttle(.seconds(3), byKey: { $0.lowercased() }, latest: false, scheduler: $1) }
  }

  @Test(arguments: [("aA#", "a-#"), ("aAbB|", "a-bA-(B|)"), ("ab|", "ab|"), ("aAbB", "a-bA-B")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) {
      $0.throttle(.seconds(3), byKey: { $0.lowercased() }, scheduler: $1)
    }
  }

  @Test(arguments: [0, -1]) func `with a time of zero every value is emitted`(seconds: Int) {
    expectDiagram("aaa-(aa)|", "aaa-(aa)|") {
      $0.throttle(.seconds(seconds), byKey: { $0 }, scheduler: $1)
    }
  }

  @Test func `no action is scheduled after the last interval`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let source = PublishSubject<Int>()
    let subscription = source.throttle(.seconds(3), byKey: { $0 }, scheduler: scheduler)
      .subscribe()
    for key in 1...100 { source.onNext(key) }
    expectEqual(scheduler.virtualClock.pendingCount, 1)
    scheduler.virtualClock.advance(by: .seconds(3))
    expectEqual(scheduler.virtualClock.pendingCount, 0)
    subscription.dispose()
  }
}
