// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TakeForTests {
  @Test func `take emits values until the time has elapsed`() {
    expectSignalDiagram("-a-b-c-d|", "-a-b|", subscriptions: "^---!") {
      $0.take(for: .seconds(4), on: $1)
    }
  }

  @Test(arguments: [("------", "----|"), ("a#", "a#"), ("ab|", "ab|"), ("----a", "----|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.take(for: .seconds(4), on: $1) }
  }
}
