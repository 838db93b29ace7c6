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

  @Test(arguments: [("x-#", "--#"), ("x|", "-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.ignoreWhen { $0 == "x" }
    }
  }
}
