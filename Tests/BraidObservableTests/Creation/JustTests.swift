// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct JustTests {
  @Test func `just emits its value and completes`() {
    expectDiagram([], "(a|)") { _, _ in Observable.just("a") }
  }

  @Test func `an optional emits its value or nothing`() {
    expectDiagram([], "(a|)") { _, _ in Observable.from(optional: "a") }
    expectDiagram([], "|") { _, _ in Observable<String>.from(optional: nil) }
  }

  @Test func `a disposal inside the value prevents the completion`() {
    let log = Log<String>()
    let serial = SerialDisposable()
    let subject = PublishSubject<Int>()
    serial.inner = subject.flatMap { Observable.just($0) }.subscribe(
      onNext: {
        log("\($0)")
        serial.dispose()
      }, onCompleted: { log("completed") })
    subject.onNext(1)
    subject.onCompleted()
    expectEqual(log.entries, ["1"])
  }

  @Test func `on a scheduler the value and the end are two actions`() {
    let scheduler = TestScheduler(initialClock: 0)
    let one = scheduler.start { Observable.just("a", scheduler: scheduler) }
    expectEqual(one.events, [.next(201, "a"), .completed(202)])
    let some = TestScheduler(initialClock: 0)
    let optional = some.start { Observable.from(optional: "a", scheduler: some) }
    expectEqual(optional.events, [.next(201, "a"), .completed(202)])
    let none = TestScheduler(initialClock: 0)
    let missing = none.start { Observable<String>.from(optional: nil, scheduler: none) }
    expectEqual(missing.events, [.completed(201)])
  }
}
