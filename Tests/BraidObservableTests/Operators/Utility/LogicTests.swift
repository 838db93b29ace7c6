// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct LogicTests {
  private static var truth: MarbleValues<Bool> { ["t": true, "f": false] }

  @Test func `not emits the negated values`() {
    expectDiagram("t--f--t|", "f--t--f|", values: Self.truth, results: Self.truth) {
      source, _ in source.not()
    }
  }

  @Test(arguments: [("t-#", "f-#")])
  func `not ends with its source`(source: String, expected: String) {
    expectDiagram(
      source, expected, values: Self.truth, results: Self.truth, during: "^----!"
    ) { source, _ in source.not() }
  }

  @Test(arguments: [
    ("t--t--t|", "-------(t|)"), ("t--f--t|", "---(f|)"), ("|", "|"), ("----", "----"),
    ("#", "#"), ("t-#", "--#"), ("f|", "(f|)"), ("(tf|)", "(f|)"),
  ])
  func `and emits whether all values are true`(source: String, expected: String) {
    expectDiagram(
      source, expected, values: Self.truth, results: Self.truth, during: "^-------!"
    ) { source, _ in source.and() }
  }

  @Test(arguments: [
    ("t---t---|", "--t--t|", "--------(t|)"), ("t---t---|", "--t--f|", "-----(f|)"),
    ("f|", "--t--f|", "(f|)"), ("t|", "-|", "-|"), ("|", "--t|", "---|"), ("|", "--f|", "--(f|)"),
    ("t-t|", "--|", "---|"), ("t---", "-#", "-#"), ("----", "t|", "---------"),
  ])
  func `and of several sources emits whether all values are true`(
    a: String, b: String, expected: String
  ) {
    expectDiagram(
      [a, b], expected, values: Self.truth, results: Self.truth, during: "^--------!"
    ) { sources, _ in Observable.and(sources[0], sources[1]) }
    expectDiagram(
      [a, b], expected, values: Self.truth, results: Self.truth, during: "^--------!"
    ) { sources, _ in Observable.and(sources) }
  }

  @Test func `and of no sources emits no value`() {
    expectEqual(Observable.and([Observable<Bool>]()).recorded(), ["completed"])
  }
}
