// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TimeoutTests {
  @Test func `timeout fails when the source is silent for too long`() {
    expectDiagram("-a-b-----c|", "-a-b--#", subscriptions: "^-----!") {
      marked($0.timeout(.seconds(3), scheduler: $1))
    }
  }

  @Test(arguments: [
    ("----", "---#"), ("a#", "a#"), ("-a-b|", "-a-b|"), ("ab---c", "ab--#"),
    ("a--b-----", "a--#"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { marked($0.timeout(.seconds(3), scheduler: $1)) }
  }

  @Test func `timeout fails with the library's error`() {
    let scheduler = TestScheduler(initialClock: 0)
    let errors = Log<String>()
    _ = Observable<Int>.create { _ in Disposables.create() }
      .timeout(.seconds(2), scheduler: scheduler)
      .subscribe(onError: { if case RxError.timeout = $0 { errors("timeout") } })
    scheduler.start()
    expectEqual(errors.entries, ["timeout"])
  }

  /// Replaces the library's error by the error of `#`.
  private func marked(_ source: Observable<String>) -> Observable<String> {
    Observable { _, sink, scope in
      source.connect(
        EventSink(
          next: sink.next,
          finish: { sink.finish($0.isCompleted ? .completed : .error(MarbleFailure())) }), scope)
    }
  }
}

struct TimeoutOtherTests {
  @Test func `timeout continues with the other source`() {
    expectDiagram(
      "-a-b-----c|", "x-y|", "-a-b--x-y|", subscriptions: ["^-----!", "------^--!"]
    ) { $0.timeout(.seconds(3), other: $1, scheduler: $2) }
  }

  @Test(arguments: [
    ("-a|", "x|", "-a|"), ("-a#", "x|", "-a#"), ("----", "|", "---|"), ("----", "#", "---#"),
    ("----", "-----x|", "--------x|"),
  ])
  func `the sources decide when the result ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected) {
      $0.timeout(.seconds(3), other: $1, scheduler: $2)
    }
  }

  @Test func `a connection shared by both sources stays connected`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.create { observer in
      log("connected")
      let inner = subject.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        log("disconnected")
      }
    }.share()
    let subscription =
      shared
      .timeout(.seconds(3), other: shared.map { $0 * 10 }, scheduler: scheduler)
      .subscribe { log($0.debugDescription) }
    subject.onNext(1)
    scheduler.start()
    subject.onNext(2)
    subscription.dispose()
    expectEqual(log.entries, ["connected", "next(1)", "next(20)", "disconnected"])
  }

  @Test func `events that the source sends while the other is subscribed to are dropped`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    let other = Observable<Int>.create { observer in
      subject.onNext(1)
      subject.onCompleted()
      observer.onNext(2)
      return Disposables.create()
    }
    let subscription = subject.timeout(.seconds(3), other: other, scheduler: scheduler)
      .subscribe { log($0.debugDescription) }
    scheduler.start()
    expectEqual(log.entries, ["next(2)"])
    subscription.dispose()
  }

  @Test func `disposal disposes the current source`() {
    expectDiagram(
      "a----", "x-y", "a-", during: "^-!", subscriptions: ["^-!", ""]
    ) { $0.timeout(.seconds(3), other: $1, scheduler: $2) }
    expectDiagram(
      "a----", "x-y", "a--x", during: "^---!", subscriptions: ["^--!", "---^!"]
    ) { $0.timeout(.seconds(3), other: $1, scheduler: $2) }
  }

  @Test func `timeouts can be nested`() {
    expectDiagram(
      "a---------", "-----", "--x|", "a------x|",
      subscriptions: ["^--!", "---^-!", "-----^--!"]
    ) { first, second, third, scheduler in
      first.timeout(.seconds(3), other: second, scheduler: scheduler)
        .timeout(.seconds(5), other: third, scheduler: scheduler)
    }
  }
}
