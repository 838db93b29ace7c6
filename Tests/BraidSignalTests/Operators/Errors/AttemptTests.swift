// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct AttemptTests {
  @Test func `the first error thrown ends it`() {
    expectSignalDiagram("a--b--c|", "a--b--#", subscriptions: "^-----!") { source, _ in
      source.attempt { if $0 == "c" { throw MarbleFailure() } }
    }
  }

  @Test(arguments: [("|", "|"), ("---", "---"), ("a#", "a#"), ("ab|", "ab|")])
  func `values pass if nothing is thrown`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.attempt { _ in } }
  }
}
