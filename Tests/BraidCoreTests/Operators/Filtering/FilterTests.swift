// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct FilterOperatorTests {
  @Test(arguments: [
    ("1 2 3 4 |", "2 4 |"),
    ("1 3 #", "#"),
    ("|", "|"),
  ])
  func `matching values and ends are forwarded`(sent: String, result: String) {
    expectEqual(events(sent, through: .filter { (value: Int) in value % 2 == 0 }), result)
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = OperatorParts.filter { (value: Int) in
      if value == 2 { throw TestError("failure") } else { true }
    }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
