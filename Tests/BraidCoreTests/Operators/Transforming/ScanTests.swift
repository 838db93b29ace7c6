// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ScanStageTests {
  @Test(arguments: [("1 2 3 |", "11 13 16 |"), ("|", "|"), ("1 #", "11 #")])
  func `each value emits the intermediate result`(sent: String, result: String) {
    expectEqual(events(sent, through: ScanStage(10, +)), result)
  }

  @Test func `each subscription begins with the seed`() {
    let stage = ScanStage<Int, Int>(0, +)
    for _ in 1...2 { expectEqual(events("1 2 |", through: stage), "1 3 |") }
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = ScanStage<Int, Int>(0) { if $1 == 2 { throw RuleFailure() } else { $0 + $1 } }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
