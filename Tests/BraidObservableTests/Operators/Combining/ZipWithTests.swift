// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ZipWithTests {
  @Test func `zip(with:) combines values with the same index`() {
    expectDiagram("a-b-c|", "--1-2-3|", "--A-B-C|", results: ["A": "a1", "B": "b2", "C": "c3"]) {
      a, b, _ in
      a.zip(with: b) { $0 + $1 }
    }
  }

  @Test func `traits have zip(with:)`() {
    let single = Single.just(1)
    let numbers = Observable.of(1, 2)
    let first = single.zip(with: numbers) { (a: Int, b: Int) in a + b }
    let second = numbers.zip(with: single) { (a: Int, b: Int) in a + b }
    expectEqual(first.recorded(), ["next(2)", "completed"])
    expectEqual(second.recorded(), ["next(2)", "completed"])
  }

  @Test(arguments: [
    ("|", "|", "|"), ("---", "1-2", "---"), ("#", "1-2", "#"), ("a-#", "1", "x-#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
    expectDiagram(
      first, second, expected, results: ["x": "a1"], during: "^--!"
    ) { a, b, _ in a.zip(with: b) { $0 + $1 } }
  }
}
