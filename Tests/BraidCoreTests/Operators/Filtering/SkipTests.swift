// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SkipOperatorTests {
  @Test(arguments: [
    (0, "1 2 |", "1 2 |"),
    (1, "1 2 3 |", "2 3 |"),
    (3, "1 2 |", "|"),
    (2, "1 #", "#"),
    (-1, "1 |", "1 |"),
  ])
  func `skip drops the first values`(count: Int, sent: String, result: String) {
    expectEqual(events(sent, through: .skip(count)), result)
  }

  @Test func `each subscription counts its own values`() {
    let stage = OperatorParts.skip(1)
    for _ in 1...2 { expectEqual(events("1 2 |", through: stage), "2 |") }
  }
}
