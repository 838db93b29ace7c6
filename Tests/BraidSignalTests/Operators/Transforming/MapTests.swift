// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MapTests {
  @Test func `map emits the transformed values`() {
    expectSignalDiagram("a--b--c|", "A--B--C|") { source, _ in source.map { $0.uppercased() } }
  }

  @Test func `the source decides when the result ends`() {
    expectSignalDiagram("ab#", "AB#") { source, _ in source.map { $0.uppercased() } }
  }
}
