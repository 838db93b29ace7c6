// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct BufferTests {
  @Test func `buffer begins an array with a value`() {
    expectSignalDiagram("ab-----c---|", "---x------y|", results: ["x": ["a", "b"], "y": ["c"]]) {
      $0.buffer(every: .seconds(3), on: $1)
    }
    expectSignalDiagram("ab|", "--(x|)", results: ["x": ["a", "b"]]) {
      $0.buffer(every: .seconds(3), on: $1)
    }
    expectSignalDiagram("ab#", "--#", results: [:]) { $0.buffer(every: .seconds(3), on: $1) }
  }
}
