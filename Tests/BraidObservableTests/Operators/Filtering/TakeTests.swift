// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct TakeTests {
  @Test func `take completes with the last value`() {
    expectDiagram("a-b--c-d|", "a-(b|)", subscriptions: "^-!") { source, _ in source.take(2) }
  }

  @Test(arguments: [
    ("|", 1, "|"), ("#", 1, "#"), ("a-|", 2, "a-|"), ("a-#", 2, "a-#"), ("(ab)-c|", 1, "(a|)"),
  ])
  func `take ends`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.take(count) }
  }

  @Test(arguments: [0, -1, Int.min])
  func `take of zero or less completes without subscribing`(count: Int) {
    expectDiagram("a-b|", "|", subscriptions: "") { source, _ in source.take(count) }
  }

  @Test func `take passes nothing on that its last value causes`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.take(1).subscribe { event in
      log(event.debugDescription)
      subject.onNext(2)
    }
    subject.onNext(1)
    #expect(log.entries == ["next(1)", "completed"])
  }

  @Test func `two of them end once`() {
    let ends = Box(0)
    _ = Observable.repeatElement(1).take(1).take(1)
      .do(onCompleted: { ends.update { $0 += 1 } })
      .flatMap { Observable.of($0, $0) }
      .subscribe(onNext: { _ in })
    #expect(ends.value == 1)
  }

  @Test func `takeLast waits for the end`() {
    expectDiagram("a-b--c-|", "-------(bc|)") { source, _ in source.takeLast(2) }
  }

  @Test(arguments: [
    ("|", 2, "|"), ("#", 2, "#"), ("a-#", 2, "--#"), ("a-|", 2, "--(a|)"), ("a-b|", 0, "---|"),
    ("a-b|", -1, "---|"),
  ])
  func `takeLast ends`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.takeLast(count) }
  }

  @Test func `takeLast stops when it is disposed while it sends`() {
    #expect(Observable.of(1, 2, 3).takeLast(3).take(1).recorded() == ["next(1)", "completed"])
  }

  @Test func `element sends one value`() {
    expectDiagram("a-b--c-d|", "-----(c|)", subscriptions: "^----!") { source, _ in
      source.element(at: 2)
    }
  }

  @Test(arguments: [("|", 0, "#"), ("#", 0, "#"), ("a-b-|", 2, "----#"), ("a-b|", 0, "(a|)")])
  func `element ends`(source: String, index: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.element(at: index).withPlainErrors()
    }
  }

  @Test func `a missing element is an argument out of range`() {
    let expected = "error(\(RxError.argumentOutOfRange))"
    #expect(Observable.just(1).element(at: 1).recorded() == [expected])
    #expect(Observable.just(1).element(at: -1).recorded() == [expected])
  }
}
