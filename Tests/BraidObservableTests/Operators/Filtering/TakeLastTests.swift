// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct TakeLastTests {
  @Test func `takeLast waits for the end`() {
    expectDiagram("a-b--c-|", "-------(bc|)") { source, _ in source.takeLast(2) }
  }

  @Test(arguments: [
    ("|", 2, "|"), ("#", 2, "#"), ("a-#", 2, "--#"), ("a-|", 2, "--(a|)"), ("a-b|", 0, "---|"),
    ("a-b|", -1, "---|"),
  ])
  func `takeLast ends`(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.takeLast(count) }
  }

  @Test func `takeLast stops when it is disposed while it sends`() {
    #expect(Observable.of(1, 2, 3).takeLast(3).take(1).recorded() == ["next(1)", "completed"])
  }
}
