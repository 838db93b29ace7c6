// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SkipWhileTests {
  @Test(arguments: [
    ("1--2--3--1|", "------3--1|"), ("1--2|", "----|"), ("#", "#"), ("-", "-"), ("3|", "3|"),
  ])
  func `skip(while:) emits from the first value that does not match`(
    source: String, expected: String
  ) {
    expectSignalDiagram(source, expected) { source, _ in source.skip(while: { $0 != "3" }) }
    expectSignalDiagram(source, expected) { source, _ in source.skip(until: { $0 == "3" }) }
  }

  @Test func `the predicate is not called after the first emitted value`() {
    let calls = Box(0)
    let signal = sent(1, 2, 3).skip(while: { value in
      calls.update { $0 += 1 }
      return value < 2
    })
    expectEqual(signal.events, ["2", "3", "|"])
    expectEqual(calls.value, 2)
  }
}
