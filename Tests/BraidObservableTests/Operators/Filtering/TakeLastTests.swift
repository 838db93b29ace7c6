// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TakeLastTests {
  @Test func `takeLast emits at the end`() {
    expectDiagram("a-b--c-|", "-------(bc|)") { source, _ in source.takeLast(2) }
  }

  @Test(arguments: [
    ("|", 2, "|"), ("#", 2, "#"), ("a-#", 2, "--#"), ("a-|", 2, "--(a|)"), ("a-b|", 0, "---|"),
    ("a-b|", -1, "---|"),
  ])
  func `takeLast forwards the end`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.takeLast(count) }
  }

  @Test func `disposal stops takeLast while it emits`() {
    expectEqual(Observable.of(1, 2, 3).takeLast(3).take(1).recorded(), ["next(1)", "completed"])
  }
}
