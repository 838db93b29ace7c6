// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TakeTests {
  @Test(arguments: [
    ("a--b--c--d|", "a--(b|)", 2, "^--!"), ("a--|", "a--|", 2, "^--!"), ("#", "#", 2, "(^!)"),
    ("a--#", "a--#", 2, "^--!"), ("(abc)", "(ab|)", 2, "(^!)"),
  ])
  func `take emits the first values`(
    source: String, expected: String, count: Int, subscription: String
  ) {
    expectSignalDiagram(source, expected, subscriptions: subscription) { source, _ in
      source.take(count)
    }
  }

  @Test(arguments: [0, -1])
  func `take(0) completes without subscribing`(count: Int) {
    let source = Source<Int>()
    expectEqual(source.signal.take(count).events, ["|"])
    expectEqual(source.log.entries, [])
  }

  @Test func `a value sent inside the last delivery is dropped`() {
    let source = Source<Int>()
    let log = Log<String>()
    source.signal.take(1).subscribe(
      next: {
        log("\($0)")
        source.subscriber?.sendNext($0 + 1)
      }, completed: { log("|") })
    source.subscriber?.sendNext(1)
    expectEqual(log.entries, ["1", "|"])
  }

  @Test func `a value sent inside a delivery counts after it`() {
    let subject = SignalSubject<Int>()
    let log = Log<String>()
    subject.take(3).subscribe(
      next: {
        log("\($0)")
        subject.sendNext($0 + 1)
      }, completed: { log("|") })
    subject.sendNext(0)
    expectEqual(log.entries, ["0", "1", "2", "|"])
    #expect(!subject.hasSubscribers)
  }
}
