// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct MaterializeTests {
  @Test func `materialize emits events as values`() {
    #expect(sent(1).materialize().events == ["next(1)", "completed", "|"])
    #expect(
      sent(1, then: .error(Failure())).materialize().events == ["next(1)", "error(failure)", "|"])
    #expect(sent(1, then: nil).materialize().events == ["next(1)"])
  }
}
