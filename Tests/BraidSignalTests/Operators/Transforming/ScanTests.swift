// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ScanTests {
  @Test(arguments: [
    ("1--2--3|", "1--3--6|"), ("|", "|"), ("#", "#"), ("-", "-"), ("12#", "13#"),
  ])
  func `scan emits each intermediate result`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.scan(0) { $0 + $1 }.map { "\($0)" }
    }
  }

  @Test(arguments: [("a--b--c|", "0--1--3|"), ("|", "|"), ("a#", "0#"), ("a-", "0-")])
  func `scanWithIndex counts the values`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.scanWithIndex(0) { sum, _, index in sum + index }.map { "\($0)" }
    }
    let joined = sent("a", "b").scanWithIndex("") { "\($0)\($1)\($2)" }
    expectEqual([joined.events, joined.events], [["a0", "a0b1", "|"], ["a0", "a0b1", "|"]])
  }

  @Test func `scan(into:) modifies a result of its own in place for each subscription`() {
    let lists = sent(1, 2).scan(into: [Int]()) { $0.append($1) }
    for _ in 0..<2 { expectEqual(lists.events, ["[1]", "[1, 2]", "|"]) }
    let failing = sent(1, 2).scan(into: 0) { if $1 == 2 { throw Failure() } else { $0 += $1 } }
    expectEqual(failing.events, ["1", "#failure"])
  }
}
