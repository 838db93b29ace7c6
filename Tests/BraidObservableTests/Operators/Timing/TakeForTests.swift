// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct TakeForTests {
  @Test func `take emits values until the time has elapsed`() {
    expectDiagram("-a-b-c-d|", "-a-b|", subscriptions: "^---!") {
      $0.take(for: .seconds(4), scheduler: $1)
    }
  }

  @Test(arguments: [("------", "----|"), ("a#", "a#"), ("ab|", "ab|"), ("----a", "----|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.take(for: .seconds(4), scheduler: $1) }
  }

  @Test(arguments: [0, -1]) func `take with a time of zero is empty`(seconds: Int) {
    expectDiagram("a-b|", "|") { $0.take(for: .seconds(seconds), scheduler: $1) }
  }
}

struct TakeForRuleTests {
  @Test func `take forwards values until the time has elapsed`() {
    let run = GatedRun { GatedOperator($0, takenFor: .seconds(4), $1) }
    expectEqual(run.begin(), .start(4))
    expectEqual(run.receive(1), .keep)
    expectEqual(run.elapsed(), .keep)
    expectEqual(run.sent, ["1", "|"])
  }

  @Test func `a negative duration equals zero`() {
    let take = GatedRun { GatedOperator($0, takenFor: .seconds(-1), $1) }
    expectEqual(take.begin(), .start(0))
  }
}
