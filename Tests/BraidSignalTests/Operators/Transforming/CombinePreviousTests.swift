// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CombinePreviousTests {
  @Test(arguments: [
    ("b--c--d|", "1--2--3|"), ("|", "|"), ("---", "---"), ("b#", "1#"),
  ])
  func `combinePrevious combines each value with the previous one`(source: String, expected: String)
  {
    let results = ["ab": "1", "bc": "2", "cd": "3"]
    expectSignalDiagram(source, expected) { source, _ in
      source.combinePrevious("a") { results[$0 + $1] ?? "?" }
    }
  }

  @Test(arguments: [("b-c--d|", "x-y--z|"), ("|", "|"), ("---", "---"), ("b#", "x#")])
  func `combinePrevious emits pairs`(source: String, expected: String) {
    expectSignalDiagram(
      source, expected, results: ["x": ["a", "b"], "y": ["b", "c"], "z": ["c", "d"]]
    ) { source, _ in source.combinePrevious("a").map { [$0, $1] } }
  }

  @Test func `combinePrevious without a start value begins with the second value`() {
    expectSignalDiagram(
      "a-b--c-d|", "--x--y-z|", results: ["x": ["a", "b"], "y": ["b", "c"], "z": ["c", "d"]]
    ) { source, _ in source.combinePrevious().map { [$0, $1] } }
    expectSignalDiagram("a-#", "--#") { source, _ in source.combinePrevious().map { $0 + $1 } }
  }
}
