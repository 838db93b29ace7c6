// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct StartWithTests {
  @Test(arguments: [("--a--b|", "x-a--b|"), ("|", "(x|)"), ("#", "(x#)"), ("--", "x-")])
  func `startWith emits the value first`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.startWith("x") }
    expectSignalDiagram(source, expected) { source, _ in source.prefix("x") }
  }

  @Test func `a subscription that ends with the value does not subscribe to the source`() {
    let source = Source<Int>()
    expectEqual(source.signal.startWith(0).take(1).events, ["0", "|"])
    expectEqual(source.log.entries, [])
  }

  @Test func `prefix of a signal emits its values first`() {
    expectEqual(sent(3).prefix(sent(1, 2)).events, ["1", "2", "3", "|"])
    expectEqual(sent(3).prefix(sent(1, then: .error(Failure()))).events, ["1", "#failure"])
  }
}
