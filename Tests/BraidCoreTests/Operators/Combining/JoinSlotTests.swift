// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct JoinSlotTests {
  private func withSlot<Value>(_ type: Value.Type, _ body: (inout JoinSlot) -> Void) {
    let place = RawType(type).allocate()
    do {
      var slot = JoinSlot(RawType(type), at: place)
      body(&slot)
    }
    RawType(type).deallocate(place)
  }

  private func text(in slot: borrowing JoinSlot) -> String {
    slot.first.assumingMemoryBound(to: String.self).pointee
  }

  @Test func `the latest value replaces the one before`() {
    withSlot(String.self) { slot in
      expectEqual(slot.count, 0)
      for text in ["a", "b", "c"] { withAddress(of: text) { slot.replace(by: $0) } }
      expectEqual(slot.count, 1)
      expectEqual(text(in: slot), "c")
    }
  }

  @Test func `queued values are taken in order, also after the queue has grown`() {
    var taken: [String] = []
    withSlot(String.self) { slot in
      for number in 0..<40 {
        withAddress(of: "number \(number), which needs memory of its own") { slot.append($0) }
        if number % 3 != 0 { continue }
        taken.append(text(in: slot))
        slot.removeFirst()
      }
      while slot.count > 0 {
        taken.append(text(in: slot))
        slot.removeFirst()
      }
    }
    expectEqual(taken, (0..<40).map { "number \($0), which needs memory of its own" })
  }

  @Test func `values that are left are released with the slot`() {
    weak var left: Witness?
    withSlot(Witness.self) { slot in
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
