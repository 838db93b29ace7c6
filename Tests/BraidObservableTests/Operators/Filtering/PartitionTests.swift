// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PartitionTests {
  @Test func `partition splits the values into two sequences`() {
    expectDiagram("1-2--3|", "1----3|", values: .digits, results: .digits) { source, _ in
      source.partition { $0 % 2 == 1 }.matches
    }
    expectDiagram("1-2--3|", "--2---|", values: .digits, results: .digits) { source, _ in
      source.partition { $0 % 2 == 1 }.nonMatches
    }
  }

  @Test func `both sequences share one subscription, and the predicate is called once per value`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let asked = Log<Int>()
    let subscriptions = Box(0)
    let (odd, even) = source.do(onSubscribe: { subscriptions.update { $0 += 1 } })
      .partition {
        asked($0)
        return $0 % 2 == 1
      }
    let first = odd.subscribe { log("odd \($0.debugDescription)") }
    let second = even.subscribe { log("even \($0.debugDescription)") }
    for number in 1...3 { source.onNext(number) }
    first.dispose()
    source.onNext(4)
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
    expectEqual(subscriptions.value, 1)
    expectEqual(asked.entries, [1, 2, 3, 4])
    expectEqual(log.entries, ["odd next(1)", "even next(2)", "odd next(3)", "even next(4)"])
  }

  @Test func `the source decides when the result ends`() {
    expectDiagram("x-#", "--#", during: "^----!") { source, _ in
      source.partition { $0 == "a" }.matches
    }
    expectDiagram("x-#", "--#", during: "^----!") { source, _ in
      source.partition { $0 != "a" }.nonMatches
        .filter { $0 == "a" }
    }
  }

  @Test func `an error thrown by the predicate ends both sequences`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    let (matches, others) = source.partition { _ in throw TestError("no") }
    let first = matches.subscribe { log("\($0.error != nil)") }
    let second = others.subscribe { log("\($0.error != nil)") }
    source.onNext(1)
    expectEqual(log.entries, ["true", "true"])
    #expect(!source.hasObservers)
    first.dispose()
    second.dispose()
  }

  @Test func `nil is partitioned like other values`() {
    let (nils, others) = Observable<Int?>.of(nil, 1).partition { $0 == nil }
    expectEqual(nils.recorded(), ["next(nil)", "completed"])
    expectEqual(others.recorded(), ["next(Optional(1))", "completed"])
  }
}
