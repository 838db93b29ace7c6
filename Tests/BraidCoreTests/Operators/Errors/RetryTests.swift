// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct RetryRuleTests {
  @Test(arguments: [
    (1, "#", "a #"),
    (2, "#", "a a"),
    (2, "##", "a a #"),
    (3, "#|", "a a |"),
    (1, "|", "a |"),
    (0, "", "|"),
    (-1, "", "|"),
    (.max, "#####", "a a a a a a"),
  ])
  func `a failing source is subscribed to up to the number of attempts`(
    attempts: Int, ends: String, result: String
  ) {
    let a = silent()
    expectEqual(steps(ends, of: RetryRule(a, attempts: attempts), names: [("a", a)]), result)
  }
}
