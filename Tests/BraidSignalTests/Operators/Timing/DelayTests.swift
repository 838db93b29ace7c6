// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct DelayTests {
  @Test(arguments: [
    ("a-bc--d|", "---a-bc--d|"), ("|", "---|"), ("a-#", "--#"), ("----#", "----#"), ("--", "--"),
  ])
  func `delay shifts values and completion`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.delay(.seconds(3), on: $1) }
  }

  @Test func `delay and throttle use the scheduler a value is received on, too`() {
    expectSignalDiagram("a-bc--d|", "---a-bc--d|") { source, scheduler in
      source.deliver(on: scheduler).delay(.seconds(3))
    }
    expectSignalDiagram("a-bc---d|", "a---c---(d|)") { source, scheduler in
      source.deliver(on: scheduler).throttle(for: .seconds(4))
    }
  }
}
