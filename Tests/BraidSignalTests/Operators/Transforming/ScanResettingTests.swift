// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ScanResettingTests {
  @Test(arguments: [
    ("1-2---3|", "----5----|", "1-3-5-8--|"), ("|", "|", "|"), ("|", "---", "---"),
    ("---", "|", "---"), ("1-2|", "|", "1-3|"), ("-#", "----", "-#"), ("----", "-#", "-#"),
  ])
  func `scan emits the results, and those that replace them`(
    source: String, resets: String, expected: String
  ) {
    expectSignalDiagram(source, resets, expected, during: "^---------!") { source, resets, _ in
      source.map { Int($0) ?? 0 }.scan(0, resettingTo: resets.map { Int($0) ?? 0 }) { $0 + $1 }
        .map { "\($0)" }
    }
    expectSignalDiagram(source, resets, expected, during: "^---------!") { source, resets, _ in
      source.map { Int($0) ?? 0 }.scan(into: 0, resettingTo: resets.map { Int($0) ?? 0 }) {
        $0 += $1
      }.map { "\($0)" }
    }
  }

  @Test func `a thrown error fails the result and unsubscribes from both signals`() {
    expectSignalDiagram("a-b-|", "-----", "a-#", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      a.scan("", resettingTo: b) { if $1 == "b" { throw MarbleFailure() } else { $1 } }
    }
  }

  @Test func `a result that replaces another one inside a delivery follows it`() {
    let (source, resets) = (SignalSubject<Int>(), SignalSubject<Int>())
    let log = Log<Int>()
    source.scan(0, resettingTo: resets) { $0 + $1 }.subscribe(next: {
      log($0)
      if $0 == 1 {
        resets.sendNext(10)
        source.sendNext(2)
      }
    })
    source.sendNext(1)
    expectEqual(log.entries, [1, 10, 12])
  }
}
