// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PairwiseTests {
  @Test func `pairwise emits each value with the previous one`() {
    expectDiagram(
      "a-b--c-d|", "--x--y-z|", results: ["x": ["a", "b"], "y": ["b", "c"], "z": ["c", "d"]]
    ) { source, _ in source.pairwise().map { [$0, $1] } }
  }

  @Test func `nwise emits the last n values once there are n`() {
    expectDiagram(
      "a-b--c-d|", "-----x-y|", results: ["x": ["a", "b", "c"], "y": ["b", "c", "d"]]
    ) { source, _ in source.nwise(3) }
  }

  @Test(arguments: [("a-|", "--|"), ("a-#", "--#")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.pairwise().map { $0 + $1 }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.nwise(2).map { $0.joined() }
    }
  }

  @Test func `each subscription starts with no values, and nil is a value`() {
    let pairs = Observable<Int?>.of(nil, 1, nil).pairwise().map { [$0, $1] }
    for _ in 1...2 {
      expectEqual(
        pairs.recorded(), ["next([nil, Optional(1)])", "next([Optional(1), nil])", "completed"])
    }
    expectEqual(Observable.of(1, 2).nwise(1).recorded(), ["next([1])", "next([2])", "completed"])
  }

  @Test func `nwise(0) traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Observable<Int>.never().nwise(0)
    }
    expectEqual(result?.errorText.contains("nwise(0) has no values to put into an array."), true)
  }
}
