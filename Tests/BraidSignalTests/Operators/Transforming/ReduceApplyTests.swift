// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ReduceApplyTests {
  @Test func `functions can have up to three arguments`() {
    let two: Signal<(Int, Int) -> Int> = .from([(+), (*)])
    expectEqual(Signal.zip(two, sent(3, 3), sent(4, 4)).reduceApply().events, ["7", "12", "|"])
    let three: Signal<(Int, Int, Int) -> Int> = .just { $0 * $1 + $2 }
    expectEqual(
      Signal.zip(three, sent(3), sent(4), sent(5)).reduceApply().events, ["17", "|"])
  }

  private static func function(_ name: String) -> (String) -> String {
    { argument in ["f1": "a", "f2": "b", "g2": "c", "g3": "d"][name + argument] ?? "?" }
  }

  @Test func `reduceApply applies the latest function to the latest arguments`() {
    expectSignalDiagram("f-----g---|", "--1-2---3|", "--a-b-c-d-|") { functions, arguments, _ in
      functions.map { Self.function($0) }.combineLatest(with: arguments).reduceApply()
    }
  }
}
