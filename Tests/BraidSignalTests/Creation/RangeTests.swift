// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RangeTests {
  @Test func `range emits consecutive integers`() {
    expectSignalDiagram("", "(3456|)", results: .digits) { _, _ in
      Signal.range(start: 3, count: 4)
    }
  }

  @Test(arguments: [0, -1]) func `a count of zero or less emits no integers`(count: Int) {
    expectEqual(Signal.range(start: 3, count: count).events, ["|"])
  }

  @Test func `the first values of a long range are taken`() {
    expectEqual(Signal.range(start: 0, count: Int.max).take(2).events, ["0", "1", "|"])
  }
}
