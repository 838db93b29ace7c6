// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SkipTests {
  @Test(arguments: [
    ("a--b--c--d|", "------c--d|", 2), ("a--|", "---|", 2), ("#", "#", 2), ("-", "-", 1),
    ("a--b|", "a--b|", 0), ("a--b|", "a--b|", -1),
  ])
  func `skip drops the first values`(source: String, expected: String, count: Int) {
    expectSignalDiagram(source, expected) { source, _ in source.skip(count) }
  }
}
