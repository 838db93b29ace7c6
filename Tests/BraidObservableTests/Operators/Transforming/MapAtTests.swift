// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MapAtTests {
  @Test func `mapAt emits a property of each value`() {
    expectDiagram(
      "x--y----|", "2--3----|", values: ["x": "ab", "y": "cde"], results: .digits
    ) { (source: Observable<String>, _) in source.mapAt(\.count) }
  }

  @Test func `the source decides when the result ends`() {
    expectDiagram("a-#", "1-#", results: .digits, during: "^----!") { source, _ in
      source.mapAt(\.count)
    }
  }
}
