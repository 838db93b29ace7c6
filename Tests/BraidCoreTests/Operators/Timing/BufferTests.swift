// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct BufferRuleTests {
  private func rule(count: Int = 2, opensAtOnce: Bool = true) -> RuleRun<BufferRule> {
    RuleRun(
      BufferRule(
        RawType(Int.self), span: .seconds(4), count: count, opensAtOnce: opensAtOnce,
        sendArray(of: Int.self)), sends: [Int].self)
  }

  @Test func `arrays follow one another, including empty ones`() {
    var run = rule()
    expectEqual(run.begin(), .start(4))
    expectEqual(run.elapsed(), .start(4))
    expectEqual(run.receive(1), .keep)
    expectEqual(run.elapsed(), .start(4))
    expectEqual(run.sent, ["[]", "[1]"])
  }

  @Test func `a full array is emitted immediately and restarts the timer`() {
    var run = rule()
    _ = run.begin()
    expectEqual(run.receive(1), .keep)
    expectEqual(run.receive(2), .start(4))
    expectEqual(run.sent, ["[1, 2]"])
  }

  @Test(arguments: [0, -1]) func `without a count an array is never full`(count: Int) {
    var run = rule(count: count)
    _ = run.begin()
    for number in 1...5 { expectEqual(run.receive(number), .keep) }
    _ = run.elapsed()
    expectEqual(run.sent, ["[1, 2, 3, 4, 5]"])
  }

  @Test func `completion emits the pending array, and an error drops it`() {
    var completed = rule()
    _ = completed.receive(1)
    expectEqual(completed.complete(), .cancel)
    expectEqual(completed.sent, ["[1]", "|"])
    var empty = rule()
    _ = empty.complete()
    expectEqual(empty.sent, ["[]", "|"])
    var failed = rule()
    _ = failed.receive(1)
    _ = failed.fail()
    expectEqual(failed.sent, ["#"])
  }

  @Test func `an array that begins with its first value is never empty`() {
    var run = rule(count: 3, opensAtOnce: false)
    expectEqual(run.begin(), .keep)
    expectEqual(run.receive(1), .start(4))
    expectEqual(run.receive(2), .keep)
    expectEqual(run.elapsed(), .keep)
    expectEqual(run.receive(3), .start(4))
    expectEqual(run.receive(4), .keep)
    expectEqual(run.receive(5), .cancel)
    expectEqual(run.sent, ["[1, 2]", "[3, 4, 5]"])
    _ = run.complete()
    expectEqual(run.sent, ["[1, 2]", "[3, 4, 5]", "|"])
  }
}
