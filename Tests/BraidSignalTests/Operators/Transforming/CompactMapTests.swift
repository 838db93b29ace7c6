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

  @Test func `the source decides when the result ends`() {
    expectSignalDiagram("1#", "1#", results: .digits) { source, _ in
      source.compactMap { Int($0) }
    }
  }

  @Test func `skipNil unwraps values`() {
    expectEqual(sent(1, nil, 3).skipNil().events, ["1", "3", "|"])
    expectEqual(sent(1, nil, then: .error(Failure())).skipNil().events, ["1", "#failure"])
  }
}
