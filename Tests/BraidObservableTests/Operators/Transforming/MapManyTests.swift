// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MapManyTests {
  private static var values: MarbleValues<[Int]> { ["x": [1, 2], "X": [2, 4], "y": [], "Y": []] }

  @Test func `mapMany transforms the elements of each collection`() {
    expectDiagram(
      "x--y---|", "X--Y---|", values: ["x": [1, 2], "y": []], results: ["X": [2, 4], "Y": []]
    ) { source, _ in source.mapMany { 2 * $0 } }
  }

  @Test func `the source decides when the result ends`() {
    expectDiagram(
      "x-#", "X-#", values: Self.values, results: Self.values, during: "^----!"
    ) { source, _ in source.mapMany { 2 * $0 } }
  }
}
