// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct MapToTests {
  @Test(arguments: [
    ("a--b--c|", "x--x--x|"), ("|", "|"), ("---", "---"), ("a#", "x#"),
  ])
  func `map(to:) emits a constant for every value`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.map(to: "x") }
  }
}
