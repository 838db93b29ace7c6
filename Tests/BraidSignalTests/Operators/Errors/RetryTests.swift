// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RetryTests {
  @Test(arguments: [(1, "a--a--#"), (2, "a--a--a--#"), (-1, "a--#")])
  func `retry resubscribes after an error`(count: Int, expected: String) {
    expectSignalDiagram("a--#", expected) { source, _ in source.retry(count) }
  }

  @Test(arguments: ["a--|", "|", "--"])
  func `a source that does not fail is forwarded`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.retry(3) }
    expectSignalDiagram(diagram, diagram) { source, _ in source.retry() }
  }

  @Test(arguments: [0, Int.max])
  func `retry with a count of zero or Int.max has no limit`(count: Int) {
    let attempts = Box(0)
    let signal = Signal<Int>.create { subscriber in
      let attempt = attempts.update {
        $0 += 1
        return $0
      }
      subscriber.sendNext(attempt)
      if attempt < 1000 { subscriber.sendError(Failure()) } else { subscriber.sendCompleted() }
      return nil
    }
    expectEqual(signal.retry(count).events.count, 1001)
  }

  @Test func `disposal stops the attempts`() {
    expectSignalDiagram("a-#", "a-a", during: "^--!", subscriptions: "^-!\n--^!") { source, _ in
      source.retry()
    }
  }

  @Test(arguments: [(0, "a--#"), (1, "a--a--#"), (2, "a--a--a--#")])
  func `retry(upTo:) counts the further attempts`(count: Int, expected: String) {
    expectSignalDiagram("a--#", expected) { source, _ in source.retry(upTo: count) }
  }
}
