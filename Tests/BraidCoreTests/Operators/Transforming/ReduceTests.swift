// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ReduceOperatorTests {
  private let add: @Sendable (Int, Int) -> Int = { $0 + $1 }

  @Test(arguments: [
    ("1 2 3 |", "16 |", "<16> |"),
    ("|", "10 |", "<10> |"),
    ("1 #", "#", "#"),
    ("1", "", ""),
  ])
  func `completion emits the result of all values`(
    sent: String, result: String, mapped: String
  ) {
    expectEqual(events(sent, through: .reduce(10, add)), result)
    expectEqual(events(sent, through: .reduce(10, add, { "<\($0)>" }), String.self), mapped)
  }

  @Test func `each subscription begins with the seed`() {
    let stage = OperatorParts.reduce(0, add)
    for _ in 1...2 { expectEqual(events("1 2 |", through: stage), "3 |") }
  }

  @Test func `an error thrown by the closures ends the result`() {
    let plain = OperatorParts.reduce(0) { (_, _: Int) in throw TestError("failure") }
    expectEqual(events("1 2 |", through: plain), "#")
    let step = OperatorParts.reduce(0, { (_, _: Int) in throw TestError("failure") }, { $0 })
    expectEqual(events("1 2 |", through: step), "#")
    let end = OperatorParts.reduce(0, add, { _ -> Int in throw TestError("failure") })
    expectEqual(events("1 2 |", through: end), "#")
    expectEqual(events("1 #", through: end), "#")
  }

  @Test func `no end follows a disposal in the value`() {
    expectEqual(events("1 |", through: .reduce(0, add), disposingAt: "1"), "1")
    expectEqual(events("1 |", through: .reduce(0, add, { $0 }), disposingAt: "1"), "1")
  }
}
