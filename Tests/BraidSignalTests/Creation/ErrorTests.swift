// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test func `error fails`() { #expect(Signal<Int>.error(Failure("e")).events == ["#e"]) }
}
