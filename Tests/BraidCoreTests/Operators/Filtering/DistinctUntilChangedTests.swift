// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct DistinctUntilChangedStageTests {
  @Test(arguments: [
    ("1 1 2 2 1 |", "1 2 1 |"),
    ("1 #", "1 #"),
    ("|", "|"),
  ])
  func `a value is forwarded if it differs from the previous one`(sent: String, result: String) {
    expectEqual(events(sent, through: DistinctValueStage()), result)
    expectEqual(events(sent, through: DistinctStage({ $0 }, { $0 == $1 })), result)
  }

  @Test func `keys are compared with the key of the last forwarded value`() {
    expectEqual(events("1 11 21 2 |", through: DistinctStage({ $0 % 10 }, ==)), "1 2 |")
    // 3 is near 2, but 1 is the last forwarded value.
    expectEqual(events("1 2 3 4 |", through: DistinctStage({ $0 }, { $1 - $0 < 2 })), "1 3 |")
  }

  @Test func `an error thrown by the closures ends the result`() {
    let key = DistinctStage<Int, Int>({ if $0 == 2 { throw RuleFailure() } else { $0 } }, ==)
    expectEqual(events("1 2 3 |", through: key), "1 #")
    let equal = DistinctStage<Int, Int>({ $0 }, { _, _ in throw RuleFailure() })
    expectEqual(events("1 2 3 |", through: equal), "1 #")
  }
}
