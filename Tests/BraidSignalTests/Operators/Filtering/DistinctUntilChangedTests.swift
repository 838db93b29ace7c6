// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct DistinctUntilChangedTests {
  @Test(arguments: [
    ("a--a--b--a|", "a-----b--a|"), ("|", "|"), ("#", "#"), ("-", "-"), ("aa#", "a-#"),
  ])
  func `distinctUntilChanged drops consecutive duplicates`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.distinctUntilChanged() }
    expectSignalDiagram(source, expected) { source, _ in source.distinctUntilChanged { $0 == $1 } }
  }

  @Test func `the first value is emitted even if it is nil`() {
    let signal: Signal<Int?> = sent(nil, nil, 1)
    expectEqual(signal.distinctUntilChanged().events, ["nil", "Optional(1)", "|"])
  }
}
