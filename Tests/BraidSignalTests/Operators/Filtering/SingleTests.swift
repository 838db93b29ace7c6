// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SingleTests {
  @Test(arguments: [("--a--b-|", "--a--#"), ("a--|", "a--|"), ("---", "---"), ("a-#", "a-#")])
  func `a second value fails the signal`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.single().catch { _ in .error(MarbleFailure()) }
    }
  }

  @Test func `the errors tell the two failures apart`() {
    #expect(Signal<Int>.empty.single().events == ["#noValue"])
    expectEqual(sent(1, 2).single().events, ["1", "#moreThanOneValue"])
  }
}
