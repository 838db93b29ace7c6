// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct BufferDebounceTests {
  private let arrays: MarbleValues<[String]> = [
    "x": ["a", "b", "c"], "y": ["d"], "a": ["a"], "p": ["a", "b"], "q": ["c", "d"],
  ]

  @Test(arguments: [
    ("ab-c-----d|", "------x---(y|)"), ("|", "|"), ("-------", "-------"), ("#", "#"),
    ("a|", "-(a|)"), ("a-#", "--#"),
  ])
  func `buffer(debounce:) emits an array of the values of each burst`(
    source: String, expected: String
  ) {
    expectSignalDiagram(source, expected, results: arrays, during: "^-----------!") {
      $0.buffer(debounce: .seconds(3), on: $1)
    }
  }

  @Test func `a full array is emitted immediately`() {
    expectSignalDiagram("ab-c-d|", "-p---q|", results: arrays) {
      $0.buffer(debounce: .seconds(3), count: 2, on: $1)
    }
  }
}
