// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct IgnoreOperatorTests {
  @Test(arguments: [("1 2 |", "|"), ("1 2 #", "#"), ("1 2", "")])
  func `only the end is forwarded`(sent: String, result: String) {
    expectEqual(events(sent, through: .ignoreElements, Never.self), result)
  }
}
