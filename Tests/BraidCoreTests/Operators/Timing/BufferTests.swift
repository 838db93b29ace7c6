// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct BufferRuleTests {
  private func rule(count: Int = 2, opensAtOnce: Bool = true) -> RuleRun<BufferRule<Int>> {
    RuleRun(BufferRule(span: .seconds(4), count: count, opensAtOnce: opensAtOnce))
  }

  @Test func `arrays follow one another, including empty ones`() {
    var run = rule()
    #expect(run.begin() == .start(4))
    #expect(run.elapsed() == .start(4))
    #expect(run.receive(1) == .keep)
    #expect(run.elapsed() == .start(4))
    #expect(run.sent == ["[]", "[1]"])
  }

  @Test func `a full array is emitted immediately and restarts the timer`() {
    var run = rule()
    _ = run.begin()
    #expect(run.receive(1) == .keep)
    #expect(run.receive(2) == .start(4))
    #expect(run.sent == ["[1, 2]"])
  }

  @Test(arguments: [0, -1]) func `without a count an array is never full`(count: Int) {
    var run = rule(count: count)
    _ = run.begin()
    for number in 1...5 { #expect(run.receive(number) == .keep) }
    _ = run.elapsed()
    #expect(run.sent == ["[1, 2, 3, 4, 5]"])
  }

  @Test func `completion emits the pending array, and an error drops it`() {
    var completed = rule()
    _ = completed.receive(1)
    #expect(completed.complete() == .cancel)
    #expect(completed.sent == ["[1]", "|"])
    var empty = rule()
    _ = empty.complete()
    #expect(empty.sent == ["[]", "|"])
    var failed = rule()
    _ = failed.receive(1)
    _ = failed.fail()
    #expect(failed.sent == ["#"])
  }

  @Test func `an array that begins with its first value is never empty`() {
    var run = rule(count: 3, opensAtOnce: false)
    #expect(run.begin() == .keep)
    #expect(run.receive(1) == .start(4))
    #expect(run.receive(2) == .keep)
    #expect(run.elapsed() == .keep)
    #expect(run.receive(3) == .start(4))
    #expect(run.receive(4) == .keep)
    #expect(run.receive(5) == .cancel)
    #expect(run.sent == ["[1, 2]", "[3, 4, 5]"])
    _ = run.complete()
    #expect(run.sent == ["[1, 2]", "[3, 4, 5]", "|"])
  }
}
