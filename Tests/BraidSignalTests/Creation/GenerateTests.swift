// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct GenerateTests {
  @Test func `generate emits states while the condition holds`() {
    expectSignalDiagram("", "(1248|)", results: .digits) { _, _ in
      Signal.generate(1, while: { $0 < 9 }, next: { $0 * 2 })
    }
    expectEqual(Signal.generate(9, while: { $0 < 9 }, next: { $0 * 2 }).events, ["|"])
  }

  @Test func `generate is lazy, and an error fails the signal`() {
    expectEqual(Signal.generate(1, while: { _ in true }, next: { $0 + 1 }).take(2).events.count, 3)
    let failing = Signal.generate(1, while: { _ in true }) { (_: Int) in throw Failure() }
    expectEqual(failing.events, ["1", "#failure"])
    let refusing = Signal.generate(1, while: { _ in throw Failure() }, next: { $0 })
    expectEqual(refusing.events, ["#failure"])
  }
}
