// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ScanOperatorTests {
  private let add: @Sendable (Int, Int) -> Int = { $0 + $1 }

  @Test(arguments: [("1 2 3 |", "11 13 16 |"), ("|", "|"), ("1 #", "11 #")])
  func `each value emits the intermediate result`(sent: String, result: String) {
    expectEqual(events(sent, through: .scan(10, add)), result)
  }

  @Test func `each subscription begins with the seed`() {
    let stage = OperatorParts.scan(0, add)
    for _ in 1...2 { expectEqual(events("1 2 |", through: stage), "1 3 |") }
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = OperatorParts.scan(0) { (sum, value: Int) in
      if value == 2 { throw TestError("failure") } else { sum + value }
    }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
