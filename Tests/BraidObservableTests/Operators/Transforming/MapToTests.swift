// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MapToTests {
  @Test func `mapTo emits a constant for every value`() {
    expectDiagram("a-b--c|", "x-x--x|") { source, _ in source.mapTo("x") }
  }

  @Test(arguments: [
    ("|", "|"),
    ("----", "----"),
    ("#", "#"),
    ("a-#", "x-#"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.mapTo("x") }
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDiagram(
      "a-b-c", "x-x", during: "^--!", subscriptions: "^--!"
    ) { source, _ in source.mapTo("x") }
  }

  @Test func `singles and maybes have mapTo`() {
    expectEqual(Single.just(1).mapTo("x").recorded(), ["next(x)", "completed"])
    expectEqual(Maybe.just(1).mapTo("x").recorded(), ["next(x)", "completed"])
    #expect(Maybe<Int>.empty().mapTo("x").recorded() == ["completed"])
  }
}
