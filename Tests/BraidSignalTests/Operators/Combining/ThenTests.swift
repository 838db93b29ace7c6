// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ThenTests {
  @Test(arguments: [
    ("a--b|", "1--2|", "----1--2|"), ("a-#", "1|", "--#"), ("|", "1#", "1#"), ("--", "1|", "--"),
  ])
  func `then ignores the values of the first signal`(
    first: String, second: String, expected: String
  ) {
    expectSignalDiagram(first, second, expected) { first, second, _ in first.then { second } }
  }

  @Test func `then creates the next signal only when it is needed`() {
    let made = Box(0)
    let subject = SignalSubject<Int>()
    subject.then {
      made.update { $0 += 1 }
      return Signal.just("x")
    }.subscribe()
    expectEqual(made.value, 0)
    subject.sendCompleted()
    expectEqual(made.value, 1)
    expectEqual(sent(1).then { () throws -> Signal<Int> in throw Failure() }.events, ["#failure"])
  }
}
