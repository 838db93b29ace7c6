// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ElementsTests {
  @Test func `elements emits the values of the events`() {
    expectDiagram("a-b-#", "a-b-|") { source, _ in source.materialize().elements() }
    expectDiagram("a-b-|", "a-b-|") { source, _ in source.materialize().elements() }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "|")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.materialize().elements()
    }
  }

  @Test func `an error of the source is forwarded`() {
    let failing = Observable<Event<Int>>.error(TestError("outer"))
    expectEqual(failing.elements().recorded(), [#"error(TestError(name: "outer"))"#])
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDiagram("a-b-c", "a-b", during: "^--!", subscriptions: "^--!") { source, _ in
      source.materialize().elements()
    }
  }
}
