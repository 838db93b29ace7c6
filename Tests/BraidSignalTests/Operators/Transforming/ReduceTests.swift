// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct ReduceTests {
  @Test(arguments: [
    ("1--2--3--|", "---------(6|)"), ("|", "(0|)"), ("1#", "-#"), ("1-", "--"),
  ])
  func `sends the result at the end`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.reduce(0) { $0 + $1 }.map { "\($0)" }
    }
    expectSignalDiagram(source, expected) { source, _ in
      source.map { Int($0) ?? 0 }.reduce(into: { 0 }) { $0 + $1 }.map { "\($0)" }
    }
  }

  @Test func `counts`() {
    #expect(sent("a", "b").reduce("", indexed: { "\($0)\($1)\($2)" }).events == ["a0b1", "|"])
  }

  @Test func `makes the initial value for each subscription`() {
    final class Bag: Sendable {
      let values = Log<Int>()
    }
    let signal = sent(1, 2).reduce(into: { Bag() }) { bag, value in
      bag.values(value)
      return bag
    }.map { $0.values.entries }
    #expect(signal.events == ["[1, 2]", "|"])
    #expect(signal.events == ["[1, 2]", "|"])
    let failing = sent(1).reduce(into: { () throws -> Int in throw Failure() }) { $0 + $1 }
    #expect(failing.events == ["#failure"])
  }

  @Test func `an error thrown ends it`() {
    expectSignalDiagram("a-b-|", "--#", subscriptions: "^-!") { source, _ in
      source.reduce("") { if $1 == "b" { throw MarbleFailure() } else { $1 } }
    }
  }
}
