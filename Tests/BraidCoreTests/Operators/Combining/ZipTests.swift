// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ZipSlotTests {
  @Test func `values are matched once each, in order`() {
    var slot = ZipSlot<Int>()
    #expect(!slot.isReady)
    slot.put(1)
    slot.put(2)
    expectEqual(slot.take(), 1)
    #expect(slot.isReady)
    expectEqual(slot.take(), 2)
    #expect(!slot.isReady)
  }

  @Test func `any number of values can be buffered`() {
    var slot = ZipSlot<Int>()
    for number in 0..<100 { slot.put(number) }
    expectEqual((0..<100).map { _ in slot.take() }, Array(0..<100))
    #expect(!slot.isReady)
  }
}
