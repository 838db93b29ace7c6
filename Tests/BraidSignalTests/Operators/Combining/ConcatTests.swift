// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct ConcatTests {
  @Test(arguments: [
    ("a--b|", "1--2|", "a--b1--2|"), ("|", "|", "|"), ("a-#", "1|", "a-#"),
    ("-----", "1|", "-----"),
    ("a|", "1#", "a1#"), ("a-|", "-----", "a-----"),
  ])
  func `sends one after the other`(first: String, second: String, expected: String) {
    expectSignalDiagram(first, second, expected) { first, second, _ in first.concat(second) }
    expectSignalDiagram([first, second], expected) { sources, _ in Signal.concat(sources) }
    expectSignalDiagram(first, second, expected) { first, second, _ in Signal.concat(first, second)
    }
  }

  @Test func `of nothing completes`() { #expect(Signal<Int>.concat([]).events == ["|"]) }

  @Test func `disposal ends the one under way`() {
    expectSignalDiagram(
      "a-|", "1-2|", "a-1", during: "^--!", subscriptions: ["^-!", "--^!"]
    ) { first, second, _ in first.concat(second) }
  }

  @Test func `inner signals wait for those before them`() {
    expectSignalDiagram(["x-y------|", "1--2|", "3--4|"], "1--23--4-|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.concat()
    }
  }
}
