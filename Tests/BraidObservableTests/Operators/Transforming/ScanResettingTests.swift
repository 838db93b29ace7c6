// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ScanResettingTests {
  @Test func `scan emits the results and their replacements`() {
    expectDiagram("1-2---3|", "----5----|", "1-3-5-8--|", values: .digits) { source, resets, _ in
      source.scan(0, resettingTo: resets, accumulator: +)
    }
    expectDiagram("1-2---3|", "----5----|", "1-3-5-8--|", values: .digits) { source, resets, _ in
      source.scan(into: 0, resettingTo: resets) { $0 += $1 }
    }
  }

  @Test(arguments: [
    ("|", "|", "|"), ("|", "---", "---"), ("---", "|", "---"), ("|", "--5|", "--5|"),
    ("1-2|", "|", "1-3|"), ("-#", "----", "-#"), ("----", "-#", "-#"), ("#", "----", "#"),
    ("----", "#", "#"), ("1-#", "-5---", "15#"),
  ])
  func `the sources decide when the result ends`(source: String, resets: String, expected: String) {
    expectDiagram(source, resets, expected, values: .digits, during: "^----!") { a, b, _ in
      a.scan(0, resettingTo: b, accumulator: +)
    }
  }
}
