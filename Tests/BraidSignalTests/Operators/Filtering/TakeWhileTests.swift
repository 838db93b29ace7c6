// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TakeWhileTests {
  @Test(arguments: [
    ("1--2--3--1|", "1--2--|", "^-----!"), ("1--|", "1--|", "^--!"), ("3--", "|", "(^!)"),
    ("#", "#", "(^!)"), ("-", "-", "^"),
  ])
  func `take(while:) stops at the first value that does not match`(
    source: String, expected: String, subscription: String
  ) {
    expectSignalDiagram(source, expected, subscriptions: subscription) { source, _ in
      source.take(while: { $0 != "3" })
    }
    expectSignalDiagram(source, expected, subscriptions: subscription) { source, _ in
      source.take(until: { $0 == "3" })
    }
  }
}
