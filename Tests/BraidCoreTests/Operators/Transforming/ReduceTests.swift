// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ReduceStageTests {
  @Test(arguments: [
    ("1 2 3 |", "16 |", "<16> |"),
    ("|", "10 |", "<10> |"),
    ("1 #", "#", "#"),
    ("1", "", ""),
  ])
  func `completion emits the result of all values`(
    sent: String, result: String, mapped: String
  ) {
    expectEqual(events(sent, through: ReduceStage(10, +)), result)
    expectEqual(events(sent, through: ReduceStage(10, +, { "<\($0)>" })), mapped)
  }

  @Test func `each subscription begins with the seed`() {
    let stage = ReduceStage<Int, Int, Int>(0, +)
    for _ in 1...2 { expectEqual(events("1 2 |", through: stage), "3 |") }
  }

  @Test func `an error thrown by the closures ends the result`() {
    let plain = ReduceStage<Int, Int, Int>(0) { _, _ in throw RuleFailure() }
    expectEqual(events("1 2 |", through: plain), "#")
    let step = ReduceStage<Int, Int, Int>(0, { _, _ in throw RuleFailure() }, { $0 })
    expectEqual(events("1 2 |", through: step), "#")
    let end = ReduceStage<Int, Int, Int>(0, +, { _ in throw RuleFailure() })
    expectEqual(events("1 2 |", through: end), "#")
    expectEqual(events("1 #", through: end), "#")
  }

  @Test func `no end follows a disposal in the value`() {
    expectEqual(events("1 |", through: ReduceStage(0, +), disposingAt: "1"), "1")
    expectEqual(events("1 |", through: ReduceStage(0, +, { $0 }), disposingAt: "1"), "1")
  }
}
