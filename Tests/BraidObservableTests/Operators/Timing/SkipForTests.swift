// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct SkipForRuleTests {
  @Test func `skip drops values until the time has elapsed`() {
    var run = RuleRun(SkipForRule<Int>(.seconds(4)))
    expectEqual(run.begin(), .start(4))
    _ = run.receive(1)
    expectEqual(run.elapsed(), .keep)
    _ = run.receive(2)
    _ = run.fail()
    expectEqual(run.sent, ["2", "#"])
  }

  @Test func `a negative duration equals zero`() {
    var skip = RuleRun(SkipForRule<Int>(.seconds(-1)))
    expectEqual(skip.begin(), .start(0))
  }
}
