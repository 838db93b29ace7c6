// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct IgnoreStageTests {
  @Test(arguments: [("1 2 |", "|"), ("1 2 #", "#"), ("1 2", "")])
  func `only the end passes`(sent: String, result: String) {
    #expect(events(sent, through: IgnoreStage<Int, Never>()) == result)
  }
}
