// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ApplyTests {
  @Test func `apply returns the result of its closure`() {
    expectDiagram("1-2-|", "2-3-|", values: .digits, results: .digits) { source, _ in
      source.apply { $0.map { $0 + 1 } }
    }
  }

  @Test(arguments: [
    ("|", "|"),
    ("----", "----"),
    ("#", "#"),
  ])
  func ends(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.apply { $0 } }
  }

  @Test func `disposal in the middle disposes the source`() {
    expectDiagram(
      "a-b-c", "a-b", during: "^--!", subscriptions: "^--!"
    ) { source, _ in source.apply { $0 } }
  }

  @Test func `singles, maybes and completables have apply`() {
    expectEqual(Single.just(1).apply { $0.map { $0 + 1 } }.recorded(), ["next(2)", "completed"])
    expectEqual(Maybe.just(1).apply { $0.map { $0 + 1 } }.recorded(), ["next(2)", "completed"])
    expectEqual(Completable.empty().apply { $0 }.recorded(), ["completed"])
  }
}
