// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IgnoreTests {
  @Test func `ignore drops the listed values`() {
    expectDiagram("a-b-a-c|", "--b---c|") { source, _ in source.ignore("a") }
    expectDiagram("a-b-a-c|", "------c|") { source, _ in source.ignore("a", "b") }
    expectDiagram("a-b-a-c|", "------c|") { source, _ in source.ignore(Set(["a", "b"])) }
    expectDiagram("a-b-a-c|", "a-b-a-c|") { source, _ in source.ignore([String]()) }
  }

  @Test(arguments: [("x-#", "--#"), ("x|", "-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.ignore("x") }
  }
}
