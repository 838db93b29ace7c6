// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct ElementsTests {
  @Test func `takes the values out of events`() {
    expectDiagram("a-b-#", "a-b-|") { source, _ in source.materialize().elements() }
    expectDiagram("a-b-|", "a-b-|") { source, _ in source.materialize().elements() }
  }

  @Test func `takes the errors out of events`() {
    expectDiagram("a-b-#", "----(x|)") { source, _ in
      source.materialize().errors().map { _ in "x" }
    }
    expectDiagram("a-b-|", "----|") { source, _ in
      source.materialize().errors().map { _ in "x" }
    }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "|")])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.materialize().elements()
    }
  }

  @Test func `an error of the events themselves passes`() {
    let failing = Observable<Event<Int>>.error(TestError("outer"))
    #expect(failing.elements().recorded() == [#"error(TestError(name: "outer"))"#])
    #expect(failing.errors().recorded() == [#"error(TestError(name: "outer"))"#])
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDiagram("a-b-c", "a-b", during: "^--!", subscriptions: "^--!") { source, _ in
      source.materialize().elements()
    }
  }
}
