// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IgnoreElementsTests {
  @Test(arguments: [("a-b--c|", "------|"), ("a-#", "--#"), ("|", "|")])
  func `ignoreElements emits only the end`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.ignoreElements() }
  }
}
