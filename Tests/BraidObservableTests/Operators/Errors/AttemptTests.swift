// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AttemptTests {
  @Test func `the first thrown error fails the result`() {
    expectDiagram("a--b--c|", "a--b--#", subscriptions: "^-----!") { source, _ in
      source.attempt { if $0 == "c" { throw MarbleFailure() } }
    }
  }

  @Test(arguments: [("|", "|"), ("---", "---"), ("a#", "a#"), ("ab|", "ab|")])
  func `values are forwarded if the closure does not throw`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^---!") { source, _ in source.attempt { _ in } }
  }
}
