// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CountTests {
  @Test func `count emits the number of values at the end`() {
    expectDiagram("a-b--c|", "------(3|)", results: .digits) { source, _ in source.count() }
    expectDiagram("1-2--3|", "------(2|)", values: .digits, results: .digits) { source, _ in
      source.count { $0 % 2 == 1 }
    }
  }

  @Test(arguments: [("|", "(0|)"), ("a-#", "--#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, results: .digits, during: "^----!") { source, _ in
      source.count()
    }
    expectDiagram(source, expected, results: .digits, during: "^----!") { source, _ in
      source.count { $0 == "a" }
    }
  }
}
