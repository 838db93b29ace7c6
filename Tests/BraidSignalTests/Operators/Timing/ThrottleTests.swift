// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ThrottleTests {
  @Test(arguments: [
    ("a-bc---d|", "a---c---(d|)", true), ("a-bc---d|", "a------d|", false), ("a-#", "a-#", true),
    ("|", "|", true),
  ])
  func `throttle limits the rate`(source: String, expected: String, latest: Bool) {
    expectSignalDiagram(source, expected) { $0.throttle(for: .seconds(4), latest: latest, on: $1) }
  }
}
