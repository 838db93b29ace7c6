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

  @Test func `the source decides when the result ends`() {
    expectDiagram("#", "|", during: "^----!") { source, _ in
      source.materialize().elements()
    }
  }

  @Test func `an error of the source is forwarded`() {
    let failing = Observable<Event<Int>>.error(TestError("outer"))
    expectEqual(failing.elements().recorded(), [#"error(TestError(name: "outer"))"#])
  }
}
