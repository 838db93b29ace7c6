// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RepeatElementTests {
  @Test func `of, from and repeatElement emit synchronously`() {
    expectDiagram([], "(abc|)") { _, _ in Observable.of("a", "b", "c") }
    expectDiagram([], "(abc|)") { _, _ in Observable.from(["a", "b", "c"]) }
    expectDiagram([], "(abc|)") { _, _ in Observable.from("abc".lazy.map(String.init)) }
    expectDiagram([], "(aaa|)") { _, _ in Observable.repeatElement("a").take(3) }
    expectDiagram([], "|") { _, _ in Observable<String>.from([]) }
  }

  @Test func `disposal in the middle stops the loop`() {
    let log = Log<Int>()
    let serial = SerialDisposable()
    let subject = PublishSubject<Void>()
    serial.inner = subject.flatMap { Observable.repeatElement(1) }.subscribe(onNext: {
      log($0)
      if log.entries.count == 3 { serial.dispose() }
    })
    subject.onNext(())
    expectEqual(log.entries, [1, 1, 1])
  }

  @Test func `an endless source after take ends although inner sources continue`() {
    let log = Log<Int>()
    let inner = PublishSubject<Int>()
    let subscription = Observable.repeatElement(1).take(2).flatMap { _ in inner }.subscribe(
      onNext: { log($0) })
    inner.onNext(5)
    expectEqual(log.entries, [5, 5])
    subscription.dispose()
  }

  @Test func `on a scheduler each value is one action`() {
    func times(_ make: @escaping (TestScheduler) -> Observable<Int>) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { make(scheduler) }.events
    }
    let expected: [Recorded<Event<Int>>] = [.next(201, 1), .next(202, 2), .completed(203)]
    expectEqual(times { .of(1, 2, scheduler: $0) }, expected)
    expectEqual(times { .from([1, 2], scheduler: $0) }, expected)
    expectEqual(times { .from(1...2, scheduler: $0) }, expected)
    expectEqual(times { .range(start: 1, count: 2, scheduler: $0) }, expected)
    expectEqual(
      times { scheduler in
        .generate(
          initialState: 1, condition: { $0 < 3 }, scheduler: scheduler, iterate: { $0 + 1 })
      }, expected)
    expectEqual(
      times { .repeatElement(1, scheduler: $0).take(2) },
      [
        .next(201, 1), .next(202, 1), .completed(202),
      ])
  }

  @Test func `disposal on a scheduler cancels later values`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 203) {
      Observable.repeatElement(1, scheduler: scheduler)
    }
    expectEqual(observer.events, [.next(201, 1), .next(202, 1)])
  }
}
