// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct WithLatestTests {
  @Test(arguments: [
    ("--1--2---3|", "a---b-----|", "--A--B---C|"), ("|", "a---", "|"), ("----", "a---", "----"),
    ("1-2|", "----", "---|"), ("1-2|", "|", "---|"), ("-1-2|", "a|", "-A-D|"),
    ("-1#", "a---", "-A#"),
    ("-1---", "a-#", "-A#"), ("-1---", "#", "#"), ("#", "a---", "#"),
  ])
  func `withLatest pairs a value with the latest value of the other signal`(
    source: String, other: String, expected: String
  ) {
    let names = ["1a": "A", "2b": "B", "3b": "C", "2a": "D"]
    expectSignalDiagram(source, other, expected, during: "^-----------!") { source, other, _ in
      source.withLatest(from: other).map { names[$0 + $1] ?? "?" }
    }
  }

  @Test func `the end of the other signal has no effect`() {
    expectSignalDiagram("-1-2|", "a-|", "-a-a|", subscriptions: ["^---!", "^-!"]) { a, b, _ in
      a.withLatest(from: b).map { $1 }
    }
  }

  @Test func `the other signal is subscribed to first, and if it fails the source is not`() {
    let source = SignalSubject<Int>()
    expectEqual(source.withLatest(from: Signal<Int>.error(Failure())).events, ["#failure"])
    #expect(!source.hasSubscribers)
    expectEqual(sent(1).withLatest(from: sent(2)).events, ["(1, 2)", "|"])
  }

  @Test func `a value sent during a delivery is paired after it`() {
    let (source, other) = (SignalSubject<Int>(), SignalSubject<Int>())
    let log = Log<String>()
    source.withLatest(from: other).subscribe(next: {
      log("\($0) \($1)")
      if $0 < 3 {
        other.sendNext($1 + 1)
        source.sendNext($0 + 1)
      }
    })
    other.sendNext(10)
    source.sendNext(1)
    expectEqual(log.entries, ["1 10", "2 11", "3 12"])
  }
}
