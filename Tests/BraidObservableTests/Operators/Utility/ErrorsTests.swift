// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ErrorsTests {
  @Test func `errors emits the errors of the events`() {
    expectDiagram("a-b-#", "----(x|)") { source, _ in
      source.materialize().errors().map { _ in "x" }
    }
    expectDiagram("a-b-|", "----|") { source, _ in
      source.materialize().errors().map { _ in "x" }
    }
  }

  @Test func `an error of the source is forwarded`() {
    let failing = Observable<Event<Int>>.error(TestError("outer"))
    expectEqual(failing.errors().recorded(), [#"error(TestError(name: "outer"))"#])
  }
}
