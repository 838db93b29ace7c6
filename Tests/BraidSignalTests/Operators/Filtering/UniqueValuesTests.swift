// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct UniqueValuesTests {
  @Test(arguments: [
    ("a-b-a-c-b|", "a-b---c--|"), ("|", "|"), ("---", "---"), ("aa#", "a-#"),
  ])
  func `each value is emitted once`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.uniqueValues() }
    expectSignalDiagram(source, expected) { source, _ in source.uniqueValues { $0 + "!" } }
  }

  @Test func `each subscription has its own memory, and identities may be fewer`() {
    let words = sent("Ant", "bee", "ant").uniqueValues { $0.lowercased() }
    for _ in 0..<2 { expectEqual(words.events, ["Ant", "bee", "|"]) }
  }
}
