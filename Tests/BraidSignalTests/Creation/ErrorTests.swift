// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct ErrorTests {
  @Test func `error fails`() { #expect(Signal<Int>.error(Failure("e")).events == ["#e"]) }
}
