// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CompactMapTests {
  @Test func `compactMap drops results that are nil`() {
    expectSignalDiagram("1-x--3|", "1----3|", results: .digits) { source, _ in
      source.compactMap { Int($0) }
    }
  }

  @Test(arguments: [("|", "|"), ("---", "---"), ("1#", "1#")])
  func ends(source: String, expected: String) {
    expectSignalDiagram(source, expected, results: .digits) { source, _ in
      source.compactMap { Int($0) }
    }
  }

  @Test func `an error fails the signal, and disposal disposes the source`() {
    expectSignalDiagram("1-x--3|", "1-#", results: .digits, subscriptions: "^-!") { source, _ in
      source.compactMap { if $0 == "x" { throw MarbleFailure() } else { Int($0) } }
    }
    expectSignalDiagram(
      "1-x--3|", "1-", results: .digits, during: "^-!", subscriptions: "^-!"
    ) { source, _ in source.compactMap { Int($0) } }
  }

  @Test func `skipNil unwraps values`() {
    expectEqual(sent(1, nil, 3).skipNil().events, ["1", "3", "|"])
    expectEqual(sent(1, nil, then: .error(Failure())).skipNil().events, ["1", "#failure"])
  }
}
