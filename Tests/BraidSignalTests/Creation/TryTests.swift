// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct TryTests {
  @Test func `try emits the result of its body, or its error`() {
    let runs = Box(0)
    let signal = Signal.try { runs.update { $0 += 1 } }
    expectEqual(runs.value, 0)
    expectEqual(signal.events, ["()", "|"])
    #expect(Signal<Int>.try { throw Failure() }.events == ["#failure"])
    expectEqual(runs.value, 1)
  }
}
