// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TakeWhileOperatorTests {
  private func stage(until end: Bool = false, last: Bool = false) -> OperatorParts {
    .take({ (value: Int) in value < 3 }, until: end, includesLast: last)
  }

  @Test(arguments: [
    ("1 2 3 1 |", "1 2 |", "1 2 3 |"),
    ("3 |", "|", "3 |"),
    ("1 2 |", "1 2 |", "1 2 |"),
    ("1 #", "1 #", "1 #"),
  ])
  func `the first value that does not match ends the result, with or without it`(
    sent: String, without: String, with: String
  ) {
    expectEqual(events(sent, through: stage()), without)
    expectEqual(events(sent, through: stage(last: true)), with)
  }

  @Test func `the closure can also decide when to end`() {
    expectEqual(events("4 3 1 5 |", through: stage(until: true)), "4 3 |")
    expectEqual(events("4 3 1 5 |", through: stage(until: true, last: true)), "4 3 1 |")
  }

  @Test func `no end follows a disposal in the last value`() {
    expectEqual(events("1 3 4 |", through: stage(last: true), disposingAt: "3"), "1 3")
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = OperatorParts.take(
      { (value: Int) in if value == 2 { throw TestError("failure") } else { true } }, until: false,
      includesLast: true)
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
