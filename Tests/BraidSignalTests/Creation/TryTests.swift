// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct TryTests {
  @Test func `try emits the result of its body, or its error`() {
    let runs = Box(0)
    let signal = Signal.try { runs.update { $0 += 1 } }
    #expect(runs.value == 0)
    #expect(signal.events == ["()", "|"])
    #expect(Signal<Int>.try { throw Failure() }.events == ["#failure"])
    #expect(runs.value == 1)
  }
}
