// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MapTests {
  @Test func `map emits the transformed values`() {
    expectDiagram("a-b--c|", "A-B--C|") { source, _ in source.map { $0.uppercased() } }
  }

  @Test(arguments: ["--|", "--#", "(a#)"])
  func `the source decides when the result ends`(source: String) {
    expectDiagram(source, source) { source, _ in source.map { $0 } }
  }
}
