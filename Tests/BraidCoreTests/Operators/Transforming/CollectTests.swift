// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct CollectStageTests {
  @Test(arguments: [
    ("1 2 |", "[1, 2] |"),
    ("|", "[] |"),
    ("1 2 #", "#"),
    ("1 2", ""),
  ])
  func `completion emits all values, and an error drops them`(sent: String, result: String) {
    expectEqual(events(sent, through: CollectStage()), result)
  }

  @Test func `no end follows a disposal in the value`() {
    expectEqual(events("1 |", through: CollectStage(), disposingAt: "[1]"), "[1]")
  }
}
