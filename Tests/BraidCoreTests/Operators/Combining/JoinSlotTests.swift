// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

struct JoinSlotsTests {
  @Test func `two to four slots report which have a value`() throws {
    var two = JoinSlots2<LatestSlot<Int>, ZipSlot<Int>, String> { "\($0)\($1)" }
    expectEqual(two.ready, set(0..<0))
    two.b.put(2)
    two.b.put(4)
    two.a.put(1)
    expectEqual(two.ready, set(0..<2))
    expectEqual(try [two.makeResult(), two.makeResult()], ["12", "14"])
    expectEqual(two.ready, set(0..<1))
    two.removeAll()
    expectEqual(two.ready, set(0..<0))

    var three = JoinSlots3<LatestSlot<Int>, LatestSlot<Int>, ZipSlot<Int>, String> {
      "\($0)\($1)\($2)"
    }
    three.a.put(1)
    three.b.put(2)
    expectEqual(three.ready, set(0..<2))
    three.c.put(3)
    expectEqual(three.ready, set(0..<3))
    expectEqual(try three.makeResult(), "123")
    expectEqual(three.ready, set(0..<2))
    three.removeAll()
    expectEqual(three.ready, set(0..<0))

    var four = JoinSlots4<LatestSlot<Int>, LatestSlot<Int>, ZipSlot<Int>, ZipSlot<Int>, String> {
      "\($0)\($1)\($2)\($3)"
    }
    four.a.put(1)
    four.b.put(2)
    four.c.put(3)
    expectEqual(four.ready, set(0..<3))
    four.d.put(4)
    expectEqual(four.ready, set(0..<4))
    expectEqual(try four.makeResult(), "1234")
    expectEqual(four.ready, set(0..<2))
    four.removeAll()
    expectEqual(four.ready, set(0..<0))
  }

  @Test func `boxed slots report which have a value`() throws {
    let (number, text) = (SlotBox<LatestSlot<Int>>(), SlotBox<ZipSlot<String>>())
    let pack = JoinSlotPack<String, LatestSlot<Int>, ZipSlot<String>>(number, text) { "\($0)\($1)" }
    number.slot.put(1)
    expectEqual(pack.ready, many([0]))
    text.slot.put("a")
    expectEqual(pack.ready, many([0, 1]))
    expectEqual(try pack.makeResult(), "1a")
    expectEqual(pack.ready, many([0]))
    pack.removeAll()
    expectEqual(pack.ready, many([]))

    let boxes = (0..<3).map { _ in SlotBox<ZipSlot<Int>>() }
    let all = JoinSlotArray(boxes) { $0.reduce(0, +) }
    boxes[2].slot.put(3)
    expectEqual(all.ready, many([2]))
    boxes[0].slot.put(1)
    boxes[1].slot.put(2)
    expectEqual(all.ready, many([0, 1, 2]))
    expectEqual(try all.makeResult(), 6)
    expectEqual(all.ready, many([]))
    boxes[1].slot.put(2)
    all.removeAll()
    expectEqual(all.ready, many([]))
  }

  private func set(_ numbers: Range<Int>) -> FewSources {
    var set = FewSources()
    for number in numbers { set.insert(number) }
    return set
  }

  private func many(_ numbers: [Int]) -> ManySources {
    var set = ManySources()
    for number in numbers { set.insert(number) }
    return set
  }
}
