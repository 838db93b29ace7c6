// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct OfTypeTests {
  private static var mixed: MarbleValues<any Sendable> { ["a": "text", "1": 1, "b": "more"] }

  @Test func `ofType emits the values of one type`() {
    expectDiagram("a-1--b|", "--1---|", values: Self.mixed, results: .digits) { source, _ in
      source.ofType(Int.self)
    }
  }

  @Test(arguments: [("a-#", "--#"), ("a1#", "-1#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(
      source, expected, values: Self.mixed, results: .digits, during: "^----!"
    ) { source, _ in source.ofType(Int.self) }
  }

  @Test func `ofType matches subclasses and protocols`() {
    class Animal {}
    final class Dog: Animal {}
    let animals = Observable.of(Animal(), Dog(), Animal())
    expectEqual(animals.ofType(Dog.self).count().recorded(), ["next(1)", "completed"])
    expectEqual(animals.ofType(Animal.self).count().recorded(), ["next(3)", "completed"])
    let errors = Observable<Any>.of(1, TestError("a"), "b").ofType((any Error).self)
    expectEqual(errors.count().recorded(), ["next(1)", "completed"])
  }
}
