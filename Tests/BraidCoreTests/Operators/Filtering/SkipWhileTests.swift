// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SkipWhileStageTests {
  @Test(arguments: [
    ("1 2 3 1 |", "3 1 |"),
    ("1 2 |", "|"),
    ("3 1 |", "3 1 |"),
    ("1 #", "#"),
  ])
  func `values are forwarded from the first mismatch on`(sent: String, result: String) {
    expectEqual(events(sent, through: SkipWhileStage { $0 < 3 }), result)
  }

  @Test func `the closure is not called afterwards, and an error it throws ends the result`() {
    let asked = Log<Int>()
    let stage = SkipWhileStage<Int> {
      asked($0)
      if $0 == 9 { throw RuleFailure() }
      return $0 < 3
    }
    expectEqual(events("1 3 9 |", through: stage), "3 9 |")
    expectEqual(asked.entries, [1, 3])
    expectEqual(events("9 3 |", through: stage), "#")
  }
}
