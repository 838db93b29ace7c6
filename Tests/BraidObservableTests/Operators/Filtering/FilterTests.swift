// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FilterTests {
  @Test func `filter emits the values that satisfy the predicate`() {
    expectDiagram("1-2--3-4|", "--2----4|", values: .digits) { source, _ in
      source.filter { $0.isMultiple(of: 2) }
    }
  }

  @Test(arguments: [("1-#", "--#"), ("1-1|", "---|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, values: .digits) { source, _ in
      source.filter { $0.isMultiple(of: 2) }
    }
  }
}
