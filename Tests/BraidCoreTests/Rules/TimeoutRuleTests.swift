// SPDX-License-Identifier: MIT
import BraidCore
import Testing

@Suite struct TimeoutRuleTests {
  private func rule(restarts: Bool = true) -> RuleRun<TimeoutRule<Int>> {
    RuleRun(TimeoutRule(.seconds(3), restartsWithValues: restarts, error: RuleFailure()))
  }

  @Test func `the time runs from the beginning`() {
    var run = rule()
    #expect(run.begin() == .start(3))
    #expect(run.elapsed(at: 3) == .keep)
    #expect(run.sent == ["#"])
  }

  @Test func `values pass, and the time runs from the last one`() {
    var run = rule()
    _ = run.begin()
    #expect(run.receive(1, at: 1) == .keep)
    #expect(run.receive(2, at: 2) == .keep)
    #expect(run.elapsed(at: 3) == .start(2))
    #expect(run.elapsed(at: 5) == .keep)
    #expect(run.sent == ["1", "2", "#"])
  }

  @Test func `or for everything, if values do not restart it`() {
    var run = rule(restarts: false)
    _ = run.begin()
    _ = run.receive(1, at: 2)
    #expect(run.elapsed(at: 3) == .keep)
    #expect(run.sent == ["1", "#"])
  }

  @Test func `ends pass`() {
    var completed = rule()
    _ = completed.complete()
    #expect(completed.sent == ["|"])
    var failed = rule()
    _ = failed.fail()
    #expect(failed.sent == ["#"])
  }

  @Test func `a negative interval is zero`() {
    var run = RuleRun(TimeoutRule<Int>(.seconds(-1), error: RuleFailure()))
    #expect(run.begin() == .start(0))
  }
}
