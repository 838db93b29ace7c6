// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct SkipForTests {
  @Test func `skip drops values before the time has elapsed`() {
    expectDiagram("-a-b-c-d|", "-----c-d|") { $0.skip(.seconds(4), scheduler: $1) }
  }

  @Test(arguments: [("a#", "-#"), ("ab|", "--|"), ("----a|", "----a|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.skip(.seconds(4), scheduler: $1) }
  }

  @Test(arguments: [0, -1]) func `skip with a time of zero forwards everything`(seconds: Int) {
    expectDiagram("a-b|", "a-b|") { $0.skip(.seconds(seconds), scheduler: $1) }
  }
}

struct SkipForRuleTests {
  @Test func `skip drops values until the time has elapsed`() {
    let run = GatedRun { GatedOperator($0, skippedFor: .seconds(4), $1) }
    expectEqual(run.begin(), .start(4))
    _ = run.receive(1)
    expectEqual(run.elapsed(), .keep)
    _ = run.receive(2)
    _ = run.fail()
    expectEqual(run.sent, ["2", "#"])
  }

  @Test func `a negative duration equals zero`() {
    let skip = GatedRun { GatedOperator($0, skippedFor: .seconds(-1), $1) }
    expectEqual(skip.begin(), .start(0))
  }
}
