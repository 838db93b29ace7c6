// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct JoinSlotTests {
  private func values(of slot: borrowing JoinSlot) -> String {
    slot.first.assumingMemoryBound(to: String.self).pointee
  }

  @Test func `the latest value replaces the one before`() {
    var slot = JoinSlot(RawType(String.self))
    expectEqual(slot.count, 0)
    for text in ["a", "b", "c"] { withAddress(of: text) { slot.replace(by: $0) } }
    expectEqual(slot.count, 1)
    expectEqual(values(of: slot), "c")
  }

  @Test func `queued values are taken in order, also after the queue has grown`() {
    var slot = JoinSlot(RawType(String.self))
    var taken: [String] = []
    for number in 0..<40 {
      withAddress(of: "number \(number), which needs memory of its own") { slot.append($0) }
      if number % 3 != 0 { continue }
      taken.append(values(of: slot))
      slot.removeFirst()
    }
    while slot.count > 0 {
      taken.append(values(of: slot))
      slot.removeFirst()
    }
    expectEqual(taken, (0..<40).map { "number \($0), which needs memory of its own" })
  }

  @Test func `values that are left are released with the slot`() {
    weak var left: Witness?
    do {
      var slot = JoinSlot(RawType(Witness.self))
      let witness = Witness()
      left = witness
      withAddress(of: witness) {
        slot.append($0)
        slot.append($0)
      }
      slot.removeFirst()
    }
    #expect(left == nil)
  }
}

private final class Witness: Sendable {}
