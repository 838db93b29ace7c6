// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TakeUntilTests {
  @Test func `take(until:) emits until another source emits`() {
    expectDiagram("a-b-c-d-|", "-----x--|", "a-b-c|", subscriptions: ["^----!", "^----!"]) {
      source, other, _ in source.take(until: other)
    }
  }

  @Test(arguments: [
    ("|", "--x", "|"), ("----", "--x", "--|"), ("----", "----", "----"), ("a-b|", "|", "a-b|"),
    ("a-b|", "---", "a-b|"), ("a-#", "---x", "a-#"), ("a---", "--#", "a-#"), ("a-b", "#", "#"),
    ("-a-b|", "x--", "|"), ("a-b|", "--x", "a-|"),
  ])
  func `the sources decide when the result ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected, during: "^-----!") { a, b, _ in a.take(until: b) }
  }

  @Test func `the end of either source disposes the other`() {
    expectDiagram("a|", "---x", "a|", subscriptions: ["^!", "^!"]) { a, b, _ in a.take(until: b) }
    expectDiagram("a----", "-x-x", "a|", subscriptions: ["^!", "^!"]) { a, b, _ in
      a.take(until: b)
    }
    expectDiagram("a---|", "-|", "a---|", subscriptions: ["^---!", "^!"]) { a, b, _ in
      a.take(until: b)
    }
  }

  @Test
  func `the source is not subscribed to if the trigger emits synchronously`() {
    expectDiagram("a-b|", "|", subscriptions: "") { source, _ in
      source.take(until: Observable.just(1))
    }
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    _ = subject.take(until: subject).subscribe { log("\($0)") }
    subject.onNext(1)
    expectEqual(log.entries, ["completed"])
    #expect(!subject.hasObservers)
  }

  @Test(arguments: [
    ("a-b-c-d-|", "-----x--y|", "a-b-cx--y|"), ("a|", "--x|", "a-x|"), ("a-#", "----", "a-#"),
    ("a---", "-#", "a#"), ("a---", "-|", "a|"), ("|", "----", "----"),
  ])
  func `a replacement takes over permanently`(
    source: String, replacement: String, expected: String
  ) {
    expectDiagram(source, replacement, expected, during: "^----------!") {
      source, replacement, _ in source.take(untilReplacement: replacement)
    }
  }

  @Test(arguments: [
    (Event.next(2), ["begin 2", "end 2"]), (.error(TestError("")), ["error"]),
    (.completed, ["completed"]),
  ])
  func `a replacement that emits inside a value tears the source down there`(
    event: Event<Int>, received: [String]
  ) {
    let log = Log<String>()
    let values = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      Disposables.create(values.subscribe(observer), log.disposable("teardown"))
    }
    let replacement = PublishSubject<Int>()
    let disposable = source.take(untilReplacement: replacement).subscribe(
      onNext: { value in
        log("begin \(value)")
        if value == 1 { replacement.on(event) }
        log("end \(value)")
      }, onError: { _ in log("error") }, onCompleted: { log("completed") })
    values.onNext(1)
    expectEqual(log.entries, ["begin 1", "teardown", "end 1"] + received)
    disposable.dispose()
  }

  @Test func `a source that fails with its replacement is not retried`() {
    let log = Log<String>()
    let values = PublishSubject<Int>()
    let replacement = PublishSubject<Int>()
    let attempts = Observable<Int>.deferred {
      log("attempt")
      return replacement
    }
    let source = Observable.merge(values, attempts.retry(3))
    let disposable = source.take(untilReplacement: replacement).subscribe(
      onNext: { _ in replacement.onError(TestError("")) }, onError: { _ in log("error") })
    values.onNext(1)
    expectEqual(log.entries, ["attempt", "error"])
    disposable.dispose()
  }

  @Test func `an error of the trigger ends the result`() {
    expectDiagram("a-----", "--#", "a-#") { a, b, _ in a.take(until: b) }
  }
}
