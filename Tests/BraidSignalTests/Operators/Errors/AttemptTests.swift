// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct AttemptTests {
  @Test func `the first thrown error fails the signal`() {
    expectSignalDiagram("a--b--c|", "a--b--#", subscriptions: "^-----!") { source, _ in
      source.attempt { if $0 == "c" { throw MarbleFailure() } }
    }
  }

  @Test(arguments: [("|", "|"), ("---", "---"), ("a#", "a#"), ("ab|", "ab|")])
  func `values are forwarded if the closure does not throw`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.attempt { _ in } }
  }
}
