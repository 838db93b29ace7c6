// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IgnoreWhenTests {
  @Test func `ignoreWhen drops the values for which the predicate is true`() {
    expectDiagram("1-2--3|", "1----3|", values: .digits, results: .digits) { source, _ in
      source.ignoreWhen { $0 % 2 == 0 }
    }
  }

  @Test(arguments: [
    ("|", "|"),
    ("----", "----"),
    ("#", "#"),
    ("x-#", "--#"),
    ("x|", "-|"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.ignoreWhen { $0 == "x" }
    }
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDiagram(
      "a-b-c", "a-b", during: "^--!", subscriptions: "^--!"
    ) { source, _ in source.ignoreWhen { $0 == "x" } }
  }

  @Test func `an error thrown by the predicate ends the result`() {
    expectDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in
      source.ignoreWhen { value in
        if value == "b" { throw MarbleFailure() }
        return false
      }
    }
  }
}
