// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DistinctTests {
  /// Equal by name, and without a hash.
  private struct Plain: Equatable {
    let name: String
  }

  @Test func `distinct drops values that were emitted before`() {
    expectDiagram("a-b-a-c-b|", "a-b---c--|") { source, _ in source.distinct() }
    expectDiagram("a-b-a-c-b|", "a-b---c--|") { source, _ in
      source.map { Plain(name: $0) }.distinct().map(\.name)
    }
  }

  @Test func `a predicate drops all values after the first one for which it is true`() {
    expectDiagram("a-b-c-d|", "a-b----|") { source, _ in source.distinct { $0 == "b" } }
  }

  @Test(arguments: [("aa#", "a-#"), ("aa|", "a-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.distinct() }
  }
}
