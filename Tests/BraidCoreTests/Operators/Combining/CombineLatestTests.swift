// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct LatestSlotTests {
  @Test func `combineLatest reuses the newest values`() {
    var slot = LatestSlot<Int>()
    #expect(!slot.isReady)
    slot.put(1)
    slot.put(2)
    #expect(slot.isReady)
    expectEqual([slot.take(), slot.take()], [2, 2])
    #expect(slot.isReady)
  }
}
