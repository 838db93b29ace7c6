// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct IfEmptySwitchTests {
  @Test func `goes on with the other if there was no value`() {
    expectDiagram("---|", "a-b|", "---a-b|") { source, other, _ in
      source.ifEmpty(switchTo: other)
    }
  }

  @Test(arguments: [
    ("-a-|", "x|", "-a-|"), ("--#", "x|", "--#"), ("----", "x|", "----"), ("--|", "-#", "---#"),
  ])
  func `ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected) { source, other, _ in source.ifEmpty(switchTo: other) }
  }
}
