// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IfEmptySwitchTests {
  @Test func `ifEmpty continues with the other source if there was no value`() {
    expectDiagram("---|", "a-b|", "---a-b|") { source, other, _ in
      source.ifEmpty(switchTo: other)
    }
  }

  @Test(arguments: [
    ("-a-|", "x|", "-a-|"), ("--#", "x|", "--#"), ("----", "x|", "----"), ("--|", "-#", "---#"),
  ])
  func `ifEmpty forwards ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected) { source, other, _ in source.ifEmpty(switchTo: other) }
  }
}
