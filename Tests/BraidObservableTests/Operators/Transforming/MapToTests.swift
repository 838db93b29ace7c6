// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MapToTests {
  @Test func `mapTo emits a constant for every value`() {
    expectDiagram("a-b--c|", "x-x--x|") { source, _ in source.mapTo("x") }
  }

  @Test func `the source decides when the result ends`() {
    expectDiagram("a-#", "x-#", during: "^----!") { source, _ in source.mapTo("x") }
  }

  @Test func `singles and maybes have mapTo`() {
    expectEqual(Single.just(1).mapTo("x").recorded(), ["next(x)", "completed"])
    expectEqual(Maybe.just(1).mapTo("x").recorded(), ["next(x)", "completed"])
    #expect(Maybe<Int>.empty().mapTo("x").recorded() == ["completed"])
  }
}
