// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct FilterStageTests {
  @Test(arguments: [
    ("1 2 3 4 |", "2 4 |"),
    ("1 3 #", "#"),
    ("|", "|"),
  ])
  func `matching values and ends are forwarded`(sent: String, result: String) {
    expectEqual(events(sent, through: FilterStage { $0 % 2 == 0 }), result)
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = FilterStage<Int> { if $0 == 2 { throw RuleFailure() } else { true } }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
