// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MapStageTests {
  @Test(arguments: [("1 2 |", "10 20 |"), ("1 #", "10 #"), ("|", "|")])
  func `values are transformed and ends are forwarded`(sent: String, result: String) {
    expectEqual(events(sent, through: MapStage { $0 * 10 }), result)
  }

  @Test func `an error thrown by the closure ends the result`() {
    let stage = MapStage<Int, Int> { if $0 == 2 { throw RuleFailure() } else { $0 } }
    expectEqual(events("1 2 3 |", through: stage), "1 #")
  }
}
