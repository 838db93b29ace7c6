// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SkipTests {
  @Test func `skip drops the first values`() {
    expectDiagram("a-b--c-d|", "-----c-d|") { source, _ in source.skip(2) }
  }

  @Test(arguments: [
    ("a-|", 2, "--|"), ("a-#", 2, "--#"), ("a-b|", 0, "a-b|"), ("a-b|", -1, "a-b|"),
  ])
  func `the source decides when the result ends`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.skip(count) }
  }
}
