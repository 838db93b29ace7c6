// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FilterMapTests {
  @Test func `filterMap emits the mapped values and drops the others`() {
    expectDiagram("1-2--3|", "1----9|", values: .digits, results: .digits) { source, _ in
      source.filterMap { $0 % 2 == 0 ? .ignore : .map($0 * $0) }
    }
  }

  @Test(arguments: [("x-#", "--#"), ("x|", "-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.filterMap { $0 == "x" ? .ignore : .map($0) }
    }
  }

  @Test func `nil is emitted like other results`() {
    expectEqual(
      Observable.of(1, 2).filterMap { $0 == 1 ? .map(Int?.none) : .ignore }.recorded(),
      ["next(nil)", "completed"])
  }
}
