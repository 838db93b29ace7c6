// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TakeTests {
  @Test func `take completes with the last value`() {
    expectDiagram("a-b--c-d|", "a-(b|)", subscriptions: "^-!") { source, _ in source.take(2) }
  }

  @Test(arguments: [("a-|", 2, "a-|"), ("a-#", 2, "a-#"), ("(ab)-c|", 1, "(a|)")])
  func `take forwards the end`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.take(count) }
  }

  @Test(arguments: [0, -1, Int.min])
  func `take of zero or less completes without subscribing`(count: Int) {
    expectDiagram("a-b|", "|", subscriptions: "") { source, _ in source.take(count) }
  }

  @Test func `take drops events caused by its last value`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.take(1).subscribe { event in
      log(event.debugDescription)
      subject.onNext(2)
    }
    subject.onNext(1)
    expectEqual(log.entries, ["next(1)", "completed"])
  }

  @Test func `two nested takes end once`() {
    let ends = Box(0)
    _ = Observable.repeatElement(1).take(1).take(1)
      .do(onCompleted: { ends.update { $0 += 1 } })
      .flatMap { Observable.of($0, $0) }
      .subscribe(onNext: { _ in })
    expectEqual(ends.value, 1)
  }
}
