// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MergeDelayErrorTests {
  @Test(arguments: [
    ("a-#", "--1--2|", "a-1--2#"), ("|", "|", "|"), ("|", "---", "---"), ("#", "---", "---"),
    ("#", "|", "#"), ("a-|", "-1#", "a1#"), ("-#", "--#", "--#"),
  ])
  func `mergeDelayError fails when all signals have ended`(
    first: String, second: String, expected: String
  ) {
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in
      .mergeDelayError(a, b)
    }
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in
      .mergeDelayError([a, b])
    }
  }

  @Test func `a sequence of signals is iterated over once, in the call`() {
    let merged = Signal.mergeDelayError(IteratorSequence([sent(1), sent(2)].makeIterator()))
    for _ in 0..<2 { expectEqual(merged.events, ["1", "2", "|"]) }
  }
}
