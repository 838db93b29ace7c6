// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct IgnoreTests {
  @Test(arguments: [
    ("a--b--a--c|", "---b-----c|"), ("|", "|"), ("---", "---"), ("a#", "-#"),
  ])
  func `ignore drops equal values`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.ignore("a") }
  }

  @Test func `nil can be ignored`() {
    let signal: Signal<Int?> = sent(1, nil, 2)
    expectEqual(signal.ignore(nil).events, ["Optional(1)", "Optional(2)", "|"])
  }
}
