// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct FlattenTests {
  @Test func `sends all as they come`() {
    expectSignalDiagram(["x-y-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten()
    }
  }

  @Test(arguments: [
    (0, "1-32-4--|"), (-1, "1-32-4--|"), (1, "1--23--4-|"), (2, "1-32-4--|"),
  ])
  func `of at most n at a time`(limit: Int, expected: String) {
    let source = limit == 1 ? "x-y------|" : "x-y-----|"
    expectSignalDiagram([source, "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten(maxConcurrent: limit)
    }
  }
}
