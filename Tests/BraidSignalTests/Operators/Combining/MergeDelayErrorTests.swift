// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MergeDelayErrorTests {
  @Test(arguments: [
    ("a-#", "--1--2|", "a-1--2#"), ("|", "|", "|"), ("|", "---", "---"), ("#", "---", "---"),
    ("#", "|", "#"), ("a-|", "-1#", "a1#"), ("-#", "--#", "--#"),
  ])
  func `mergeDelayError fails when all signals have ended`(
    first: String, second: String, expected: String
  ) {
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in
      .mergeDelayError(a, b)
    }
    expectSignalDiagram(first, second, expected, during: "^------!") { a, b, _ in
      .mergeDelayError([a, b])
    }
  }

  @Test func `disposal in the middle unsubscribes from the signals that are left`() {
    expectSignalDiagram(
      "-#", "--1---2", "--1", during: "^---!", subscriptions: ["^!", "^---!"]
    ) { a, b, _ in .mergeDelayError(a, b) }
  }

  @Test func `a value sent inside a delivery follows the current value`() {
    let (first, second) = (SignalSubject<Int>(), SignalSubject<Int>())
    let log = Log<String>()
    Signal.mergeDelayError(first, second).subscribe(
      next: {
        log("begin \($0)")
        if $0 == 1 {
          second.sendNext(2)
          second.sendError(Failure())
          first.sendCompleted()
        }
        log("end \($0)")
      }, error: { _ in log("error") })
    first.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2", "error"])
  }
}
