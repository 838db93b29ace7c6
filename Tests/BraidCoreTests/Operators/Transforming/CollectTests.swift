// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct CollectOperatorTests {
  @Test(arguments: [
    ("1 2 |", "[1, 2] |"),
    ("|", "[] |"),
    ("1 2 #", "#"),
    ("1 2", ""),
  ])
  func `completion emits all values, and an error drops them`(sent: String, result: String) {
    expectEqual(events(sent, through: .collect(Int.self), [Int].self), result)
  }

  @Test func `no end follows a disposal in the value`() {
    expectEqual(events("1 |", through: .collect(Int.self), [Int].self, disposingAt: "[1]"), "[1]")
  }
}
