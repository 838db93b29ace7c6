// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ToSortedArrayTests {
  @Test func `toSortedArray emits all values in order at the end`() {
    expectDiagram("c-a--b|", "------(x|)", results: ["x": ["a", "b", "c"]]) { source, _ in
      source.toSortedArray(by: <)
    }
    expectDiagram("c-a--b|", "------(x|)", results: ["x": ["a", "b", "c"]]) { source, _ in
      source.toSortedArray()
    }
    expectDiagram("c-a--b|", "------(x|)", results: ["x": ["c", "b", "a"]]) { source, _ in
      source.toSortedArray(ascending: false)
    }
  }

  @Test(arguments: [("|", "(x|)"), ("a-#", "--#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, results: ["x": []], during: "^----!") { source, _ in
      source.toSortedArray()
    }
  }

  @Test func `equal values keep their order, ascending or not`() {
    let words = Observable.of("bb", "a", "cc", "d")
    let byLength = words.toSortedArray(by: { $0.count < $1.count })
    expectEqual(byLength.recorded(), [#"next(["a", "d", "bb", "cc"])"#, "completed"])
  }
}
