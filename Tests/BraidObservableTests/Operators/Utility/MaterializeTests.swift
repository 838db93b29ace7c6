// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MaterializeTests {
  @Test(arguments: [("a-b--#", "a-b--(#|)"), ("a-b--|", "a-b--(*|)"), ("|", "(*|)")])
  func `materialize emits events as values`(source: String, expected: String) {
    // The values of a diagram are letters: here `e` is the error and `c` the completion.
    let letters = expected.replacing("#", with: "e").replacing("*", with: "c")
    expectDiagram(source, letters) { source, _ in
      source.materialize().map {
        switch $0 {
        case .next(let value): value
        case .error: "e"
        case .completed: "c"
        }
      }
    }
  }

  @Test func `a last value that ends the subscription is not followed by an end`() {
    #expect(
      Observable<Int>.empty().materialize().take(1).recorded() == ["next(completed)", "completed"])
  }
}
