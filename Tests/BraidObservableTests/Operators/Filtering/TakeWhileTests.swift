// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TakeWhileTests {
  @Test func `take(while:) emits values while the predicate is true`() {
    expectDiagram("1-2--3-1|", "1-2--|", values: .digits, subscriptions: "^----!") { source, _ in
      source.take(while: { $0 < 3 })
    }
    expectDiagram("1-2--3-1|", "1-2--(3|)", values: .digits) { source, _ in
      source.take(while: { $0 < 3 }, behavior: .inclusive)
    }
  }

  @Test func `take(until:) emits values until the predicate is true`() {
    expectDiagram("1-2--3-1|", "1-2--|", values: .digits, subscriptions: "^----!") { source, _ in
      source.take(until: { $0 > 2 })
    }
    expectDiagram("1-2--3-1|", "1-2--(3|)", values: .digits) { source, _ in
      source.take(until: { $0 > 2 }, behavior: .inclusive)
    }
  }

  @Test(arguments: [("1-#", "1-#"), ("1-2|", "1-2|")])
  func `the result ends with the source`(source: String, expected: String) {
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.take(while: { $0 < 3 })
    }
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.take(until: { $0 > 2 }, behavior: .inclusive)
    }
  }
}
