// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ThenTests {
  @Test func `then continues with another observable on completion`() {
    expectDiagram("a--b|", "1--2|", "----1--2|") { first, second, _ in first.then { second } }
  }

  @Test(arguments: [
    ("|", "1|", "1|"), ("---", "1|", "---"), ("a-#", "1|", "--#"), ("a|", "#", "-#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected, during: "^---!") { first, second, _ in
      first.then { second }
    }
  }

  @Test func `the closure is called at most once, and not after an error`() {
    let calls = Box(0)
    @Sendable func next() -> Observable<Int> {
      calls.update { $0 += 1 }
      return .just(1)
    }
    #expect(Observable<String>.error(MarbleFailure()).then { next() }.recorded() == ["error(#)"])
    expectEqual(calls.value, 0)
    expectEqual(Observable.of("a", "b").then { next() }.recorded(), ["next(1)", "completed"])
    expectEqual(calls.value, 1)
  }
}
