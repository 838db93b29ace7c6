// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ScanResettingTests {
  @Test func `scan emits the results, and those that replace them`() {
    expectDiagram("1-2---3|", "----5----|", "1-3-5-8--|", values: .digits) { source, resets, _ in
      source.scan(0, resettingTo: resets, accumulator: +)
    }
    expectDiagram("1-2---3|", "----5----|", "1-3-5-8--|", values: .digits) { source, resets, _ in
      source.scan(into: 0, resettingTo: resets) { $0 += $1 }
    }
  }

  @Test(arguments: [
    ("|", "|", "|"), ("|", "---", "---"), ("---", "|", "---"), ("|", "--5|", "--5|"),
    ("1-2|", "|", "1-3|"), ("-#", "----", "-#"), ("----", "-#", "-#"), ("#", "----", "#"),
    ("----", "#", "#"), ("1-#", "-5---", "15#"),
  ])
  func ends(source: String, resets: String, expected: String) {
    expectDiagram(source, resets, expected, values: .digits, during: "^----!") { a, b, _ in
      a.scan(0, resettingTo: b, accumulator: +)
    }
  }

  @Test func `disposal in the middle disposes both sources`() {
    expectDiagram(
      "-1---2", "--5---", "-15", values: .digits, during: "^--!", subscriptions: ["^--!", "^--!"]
    ) { a, b, _ in a.scan(0, resettingTo: b, accumulator: +) }
  }

  @Test func `a thrown error ends the result and disposes both sources`() {
    expectDiagram(
      "1-2-3|", "------", "1-#", values: .digits, subscriptions: ["^-!", "^-!"]
    ) { a, b, _ in
      a.scan(0, resettingTo: b) { if $1 == 2 { throw MarbleFailure() } else { $0 + $1 } }
    }
    expectDiagram(
      "1-2-3|", "------", "1-#", values: .digits, subscriptions: ["^-!", "^-!"]
    ) { a, b, _ in
      a.scan(into: 0, resettingTo: b) { if $1 == 2 { throw MarbleFailure() } else { $0 += $1 } }
    }
  }

  @Test func `each subscription starts with the seed`() {
    let source = Observable.of(1, 2).scan(
      into: [Int](), resettingTo: Observable.empty()
    ) { $0.append($1) }
    let expected = ["next([1])", "next([1, 2])", "completed"]
    expectEqual(source.recorded(), expected)
    expectEqual(source.recorded(), expected)
  }

  @Test func `a result that replaces another one inside a delivery follows it`() {
    let (source, resets) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = Log<Int>()
    let subscription = source.scan(0, resettingTo: resets, accumulator: +).subscribe(onNext: {
      log($0)
      if $0 == 1 {
        resets.onNext(10)
        source.onNext(2)
        expectEqual(log.entries, [1])
      }
    })
    source.onNext(1)
    expectEqual(log.entries, [1, 10, 12])
    subscription.dispose()
    #expect(!source.hasObservers)
    #expect(!resets.hasObservers)
  }
}
