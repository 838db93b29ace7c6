// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct RetryTests {
  @Test func `retry resubscribes after an error`() {
    expectDiagram("a-#", "a-a-#", subscriptions: "^-!\n--^-!") { source, _ in source.retry(2) }
  }

  @Test(arguments: [
    ("|", "|"), ("----", "----"), ("a-|", "a-|"), ("#", "#"), ("-#", "---#"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^-----!") { source, _ in source.retry(3) }
    if expected.last != "#" {
      expectDiagram(source, expected, during: "^-----!") { source, _ in source.retry() }
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func `retry with no attempts completes immediately`(attempts: Int) {
    expectDiagram("a#", "|", subscriptions: "") { source, _ in source.retry(attempts) }
  }

  @Test func `retry with one attempt equals the source`() {
    expectDiagram("a-#", "a-#", subscriptions: "^-!") { source, _ in source.retry(1) }
  }

  @Test func `disposal stops the attempts`() {
    expectDiagram("a-#", "a-a-a", during: "^----!", subscriptions: "^-!\n--^-!\n----^!") {
      source, _ in source.retry()
    }
  }

  @Test func `disposal inside a value stops endless synchronous attempts`() {
    let attempts = Box(0)
    let failing = Observable<Int>.create { observer in
      attempts.update { $0 += 1 }
      observer.onNext(attempts.value)
      observer.onError(MarbleFailure())
      return Disposables.create()
    }
    expectEqual(
      failing.retry().take(3).recorded(), ["next(1)", "next(2)", "next(3)", "completed"])
    expectEqual(attempts.value, 3)
  }
}
