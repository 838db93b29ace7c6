// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PausableBufferedTests {
  private static func buffered(
    _ source: Observable<String>, _ pauser: Observable<String>, limit: Int? = 2,
    flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<String> {
    source.pausableBuffered(
      pauser.map { $0 == "t" }, limit: limit, flushOnCompleted: flushOnCompleted,
      flushOnError: flushOnError)
  }

  @Test func `pausableBuffered buffers the most recent values while it is paused`() {
    expectDiagram("a-b-c-d-e-f|", "-t---f---t-|", "-ab-c----(de)f|") {
      a, b, _ in Self.buffered(a, b)
    }
  }

  @Test(
    arguments: [
      (nil, "-----(abcd)-|"), (3, "-----(bcd)-|"), (1, "-----d-|"), (0, "-------|"),
      (-1, "-------|"),
    ] as [(Int?, String)])
  func `pausableBuffered buffers at most limit values`(limit: Int?, expected: String) {
    expectDiagram("abcd---|", "-----t--", expected) { a, b, _ in Self.buffered(a, b, limit: limit) }
  }

  @Test(arguments: [
    ("|", "-", "|"), ("----", "t---", "----"), ("#", "-", "#"), ("a-|", "---", "--(a|)"),
    ("a-#", "---", "--(a#)"), ("a---", "--|", "--|"), ("a---", "--#", "--#"),
    ("-a-|", "tf-", "---(a|)"), ("-a-|", "t--", "-a-|"),
  ])
  func `the sources decide when the result ends`(source: String, pauser: String, expected: String) {
    expectDiagram(source, pauser, expected, during: "^----!") { a, b, _ in Self.buffered(a, b) }
  }

  @Test func `an end drops the buffered values if it does not flush them`() {
    expectDiagram("a-|", "---", "--|") { a, b, _ in Self.buffered(a, b, flushOnCompleted: false) }
    expectDiagram("a-#", "---", "--#") { a, b, _ in Self.buffered(a, b, flushOnError: false) }
  }

  @Test func `disposal during a flush stops it`() {
    let source = PublishSubject<Int>()
    let pauser = PublishSubject<Bool>()
    let log = Log<String>()
    let subscription = source.pausableBuffered(pauser, limit: nil).take(2)
      .subscribe { log($0.debugDescription) }
    for number in 1...3 { source.onNext(number) }
    pauser.onNext(true)
    expectEqual(log.entries, ["next(1)", "next(2)", "completed"])
    #expect(!source.hasObservers)
    #expect(!pauser.hasObservers)
    subscription.dispose()
  }

  @Test func `a value sent during a flush is emitted after it`() {
    let source = PublishSubject<Int>()
    let pauser = PublishSubject<Bool>()
    let log = Log<Int>()
    let subscription = source.pausableBuffered(pauser, limit: nil).subscribe(onNext: { number in
      log(number)
      if number == 1 { source.onNext(10) }
    })
    source.onNext(1)
    source.onNext(2)
    pauser.onNext(true)
    expectEqual(log.entries, [1, 2, 10])
    subscription.dispose()
  }
}
