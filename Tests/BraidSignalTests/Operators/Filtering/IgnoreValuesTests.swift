// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct IgnoreValuesTests {
  @Test(arguments: [("a--b--c|", "-------|"), ("|", "|"), ("a#", "-#"), ("a-", "--")])
  func `ignoreValues emits only the end`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.ignoreValues() }
  }
}
