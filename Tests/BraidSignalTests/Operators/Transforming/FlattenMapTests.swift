// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct FlattenMapTests {
  @Test func `sends what all signals made send, as it comes`() {
    expectSignalDiagram(["a-b-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].flattenMap { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test(arguments: [
    ("|", "1|", "|"), ("---", "1|", "---"), ("#", "1|", "#"), ("a|", "--1--|", "--1--|"),
    ("a--#", "1-----|", "1--#"), ("a----|", "1-#", "1-#"), ("a--|", "------", "------"),
  ])
  func ends(source: String, inner: String, expected: String) {
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.flattenMap { _ in inner }
    }
    expectSignalDiagram(source, inner, expected) { source, inner, _ in source.flatMap { _ in inner }
    }
  }

  @Test func `disposal in the middle ends all`() {
    expectSignalDiagram(
      "a-----|", "1-2-3|", "1-2", during: "^--!", subscriptions: ["^--!", "^--!"]
    ) { source, inner, _ in source.flattenMap { _ in inner } }
  }

  @Test func `an error thrown ends all`() {
    expectSignalDiagram("a-b---|", "1-----|", "1-#", subscriptions: ["^-!", "^-!"]) {
      source, inner, _ in
      source.flattenMap { if $0 == "b" { throw MarbleFailure() } else { inner } }
    }
  }
}
