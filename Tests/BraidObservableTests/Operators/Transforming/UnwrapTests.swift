// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct UnwrapTests {
  @Test func `unwrap drops nil`() {
    expectDiagram("a-x--b|", "a----b|") { source, _ in
      source.map { $0 == "x" ? nil : $0 }.unwrap()
    }
  }

  @Test(arguments: [("x-#", "--#"), ("x|", "-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.map { $0 == "x" ? nil : $0 }.unwrap()
    }
  }

  @Test func `unwrap removes one level of optionality`() {
    let nested: [Int??] = [1, .some(nil), nil]
    expectEqual(
      Observable.from(nested).unwrap().recorded(), ["next(Optional(1))", "next(nil)", "completed"])
  }
}
