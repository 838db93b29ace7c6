// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TimeoutRuleTests {
  private func rule(for span: TimeoutSpan = .nextEvent) -> RuleRun<TimeoutRule> {
    RuleRun(TimeoutRule(.seconds(3), for: span, .fail(RuleFailure())))
  }

  @Test func `the timer starts with the subscription`() {
    var run = rule()
    expectEqual(run.begin(), .start(3))
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["#"])
  }

  @Test func `values are forwarded and restart the timer`() {
    var run = rule()
    _ = run.begin()
    expectEqual(run.receive(1, at: 1), .start(3))
    expectEqual(run.receive(2, at: 2), .start(3))
    expectEqual(run.elapsed(at: 3), .start(2))
    expectEqual(run.elapsed(at: 5), .keep)
    expectEqual(run.sent, ["1", "2", "#"])
  }

  @Test func `the time that the observer takes does not count`() {
    var run = RuleRun(
      TimeoutRule(.seconds(3), .fail(RuleFailure())), observerTakes: 5)
    _ = run.begin()
    expectEqual(run.receive(1, at: 1), .start(3))
    // The first timer, which was queued while the observer had the value.
    expectEqual(run.elapsed(at: 3), .start(3))
    expectEqual(run.elapsed(at: 9), .keep)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test func `a total timeout is not restarted by values`() {
    var run = rule(for: .end)
    _ = run.begin()
    expectEqual(run.receive(1, at: 2), .keep)
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test func `a timeout of the first event is cancelled by it`() {
    var run = rule(for: .firstEvent)
    _ = run.begin()
    expectEqual(run.receive(1, at: 2), .cancel)
    expectEqual(run.elapsed(at: 3), .keep)
    expectEqual(run.sent, ["1"])
    var late = rule(for: .firstEvent)
    _ = late.begin()
    expectEqual(late.elapsed(at: 3), .keep)
    expectEqual(late.sent, ["#"])
  }

  @Test func `ends are forwarded`() {
    var completed = rule()
    _ = completed.complete()
    expectEqual(completed.sent, ["|"])
    var failed = rule()
    _ = failed.fail()
    expectEqual(failed.sent, ["#"])
  }

  @Test func `a negative interval equals zero`() {
    var run = RuleRun(TimeoutRule(.seconds(-1), .fail(RuleFailure())))
    expectEqual(run.begin(), .start(0))
  }
}
