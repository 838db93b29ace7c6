// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct OfTests {
  @Test func `synchronous sources alternate`() {
    let log = Log<String>()
    _ = Observable.of(0, 10)
      .flatMap { (number: Int) -> Observable<Int> in .of(number + 1, number + 2, number + 3) }
      .subscribe { log($0.debugDescription) }
    let values = log.entries
    expectEqual(
      values,
      [
        "next(1)", "next(2)", "next(11)", "next(3)", "next(12)", "next(13)", "completed",
      ])
  }

  @Test func `on the current-thread scheduler the result equals that without a scheduler`() {
    let scheduler = CurrentThreadScheduler.instance
    let log = Log<String>()
    _ = Observable.of(0, 10, scheduler: scheduler)
      .flatMap { Observable.from([$0 + 1, $0 + 2], scheduler: scheduler) }
      .subscribe { log($0.debugDescription) }
    expectEqual(log.entries, ["next(1)", "next(2)", "next(11)", "next(12)", "completed"])
  }
}
