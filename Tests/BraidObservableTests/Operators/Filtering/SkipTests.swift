// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SkipTests {
  @Test func `skip drops the first values`() {
    expectDiagram("a-b--c-d|", "-----c-d|") { source, _ in source.skip(2) }
  }

  @Test(arguments: [
    ("|", 1, "|"), ("#", 1, "#"), ("a-|", 2, "--|"), ("a-#", 2, "--#"), ("a-b|", 0, "a-b|"),
    ("a-b|", -1, "a-b|"),
  ])
  func ends(source: String, count: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in source.skip(count) }
  }

  @Test func `each subscription counts its own values`() {
    let source = Observable.of(1, 2).skip(1)
    expectEqual(source.recorded(), ["next(2)", "completed"])
    expectEqual(source.recorded(), ["next(2)", "completed"])
  }

  @Test func `disposal disposes the source`() {
    expectDiagram("a--b--c|", "---b", during: "^---!", subscriptions: "^---!") { source, _ in
      source.skip(1)
    }
  }
}
