// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MaterializeOperatorTests {
  @Test(arguments: [
    ("1 2 |", "next(1) next(2) completed |"),
    ("1 #", "next(1) error(RuleFailure()) |"),
    ("1", "next(1)"),
  ])
  func `materialize turns events into values, and both ends complete`(sent: String, result: String)
  {
    let shown = events(sent, through: .materialize(Int.self), Event<Int>.self)
    expectEqual(shown.replacing("TestSupport.", with: ""), result)
  }

  @Test func `no end follows a disposal in the last value`() {
    let shown = events(
      "1 |", through: .materialize(Int.self), Event<Int>.self, disposingAt: "completed")
    expectEqual(shown, "next(1) completed")
  }
}
