// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct EmptyTests {
  @Test func `empty completes`() { #expect(Signal<Int>.empty.events == ["|"]) }

  @Test func `never emits nothing and retains no subscriber`() {
    weak var released: Probe?
    do {
      let probe = Probe()
      released = probe
      Signal<Int>.never.subscribe(next: { _ in probe.touch() }, completed: { probe.touch() })
    }
    #expect(released == nil)
  }
}
