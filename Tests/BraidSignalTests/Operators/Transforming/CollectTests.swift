// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct CollectTests {
  @Test func `collect emits all values at the end`() {
    expectSignalDiagram("a--b--|", "------(x|)", results: ["x": ["a", "b"]]) { source, _ in
      source.collect()
    }
    expectSignalDiagram("|", "(x|)", results: ["x": []]) { source, _ in source.collect() }
    expectSignalDiagram("a-#", "--#", results: [:]) { source, _ in source.collect() }
    expectSignalDiagram("a-", "--", results: [:]) { source, _ in source.collect() }
  }
}
