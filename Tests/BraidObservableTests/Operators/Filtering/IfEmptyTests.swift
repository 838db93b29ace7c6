// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IfEmptyTests {
  @Test func `ifEmpty emits the default value if there was no value`() {
    expectDiagram("---|", "---(a|)") { source, _ in source.ifEmpty(default: "a") }
  }

  @Test(arguments: [("-b-|", "-b-|"), ("--#", "--#"), ("----", "----"), ("|", "(a|)")])
  func `ifEmpty forwards values and other ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^---!") { source, _ in source.ifEmpty(default: "a") }
  }
}
