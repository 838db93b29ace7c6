// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TakeLastTests {
  @Test func `takeLast emits at the end`() {
    expectDiagram("a-b--c-|", "-------(bc|)") { source, _ in source.takeLast(2) }
  }

  @Test(arguments: [
    ("a-#", 2, "--#"), ("a-|", 2, "--(a|)"), ("a-b|", 0, "---|"), ("a-b|", -1, "---|"),
  ])
  func `takeLast forwards the end`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.takeLast(count) }
  }
}
