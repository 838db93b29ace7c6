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

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "#"), ("x-#", "X-#")])
  func ends(source: String, expected: String) {
    expectDiagram(
      source, expected, values: Self.values, results: Self.values, during: "^----!"
    ) { source, _ in source.mapMany { 2 * $0 } }
  }

  @Test func `an error thrown by the closure ends the result`() {
    expectDiagram(
      "y-x-y|", "Y-#", values: ["x": [1, 2], "y": []], results: ["Y": []], subscriptions: "^-!"
    ) { (source: Observable<[Int]>, _) in
      source.mapMany { number throws -> Int in throw MarbleFailure() }
    }
  }
}
