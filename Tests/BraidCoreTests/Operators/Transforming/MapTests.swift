// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MapOperatorTests {
  @Test(arguments: [("1 2 |", "10 20 |"), ("1 #", "10 #"), ("|", "|")])
  func `values are transformed and ends are forwarded`(sent: String, result: String) {
    expectEqual(events(sent, through: .map { (value: Int) in value * 10 }), result)
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = OperatorParts.map { (value: Int) in
      if value == 2 { throw TestError("failure") } else { value }
    }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
