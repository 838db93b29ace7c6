// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ReduceEachTests {
  @Test(arguments: [
    ("x--y--z|", "1--2--3|"), ("|", "|"), ("--", "--"), ("x-#", "1-#"),
  ])
  func `reduceEach spreads each tuple over the arguments`(source: String, expected: String) {
    let parts: [String: (String, Int)] = ["x": ("0", 1), "y": ("1", 1), "z": ("1", 2)]
    expectSignalDiagram(source, expected) { source, _ in
      source.map { parts[$0] ?? ("", 0) }.reduceEach { "\((Int($0) ?? 0) + $1)" }
    }
  }

  @Test func `reduceEach takes as many arguments as there are elements`() {
    let triple = sent((1, "a", true)).reduceEach { number, text, flag in "\(number)\(text)\(flag)" }
    expectEqual(triple.events, ["1atrue", "|"])
    let joined = Signal.combineLatest(sent(1, 2), sent("a"), sent(0.5))
      .reduceEach { number, text, fraction in "\(number) \(text) \(fraction)" }
    expectEqual(joined.events, ["2 a 0.5", "|"])
  }
}
