// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ThrottleByKeyTests {
  @Test func `throttle emits the first and the last value of each interval per key`() {
    expectSignalDiagram(
      "aAb-B----a|",
      "a-bA-B---a|"
    ) { $0.throttle(for: .seconds(3), byKey: { $0.lowercased() }, on: $1) }
  }

  @Test(arguments: [
    ("aAb-B--|", "a-b----|", false), ("aA#", "a-#", true), ("aAbB|", "a-bA-(B|)", true),
    ("|", "|", true),
  ])
  func `the source decides when the result ends`(source: String, expected: String, latest: Bool) {
    expectSignalDiagram(source, expected) {
      $0.throttle(for: .seconds(3), byKey: { $0.lowercased() }, latest: latest, on: $1)
    }
  }
}
