// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SkipWhileOperatorTests {
  @Test(arguments: [
    ("1 2 3 1 |", "3 1 |"),
    ("1 2 |", "|"),
    ("3 1 |", "3 1 |"),
    ("1 #", "#"),
  ])
  func `values are forwarded from the first mismatch on`(sent: String, result: String) {
    expectEqual(events(sent, through: .skip { (value: Int) in value < 3 }), result)
  }

  @Test func `the closure is not called afterwards, and an error it throws ends the result`() {
    let asked = Log<Int>()
    let stage = OperatorParts.skip { (value: Int) in
      asked(value)
      if value == 9 { throw TestError("failure") }
      return value < 3
    }
    expectEqual(events("1 3 9 |", through: stage), "3 9 |")
    expectEqual(asked.entries, [1, 3])
    expectEqual(events("9 3 |", through: stage), "#")
  }
}
