// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

@Suite struct JoinSlotsTests {
  @Test func `two to four slots report which have a value`() throws {
    var two = JoinSlots2<LatestSlot<Int>, ZipSlot<Int>, String> { "\($0)\($1)" }
    #expect(two.ready == set(0..<0))
    two.b.put(2)
    two.b.put(4)
    two.a.put(1)
    #expect(two.ready == set(0..<2))
    #expect(try [two.makeResult(), two.makeResult()] == ["12", "14"])
    #expect(two.ready == set(0..<1))
    two.removeAll()
    #expect(two.ready == set(0..<0))

    var three = JoinSlots3<LatestSlot<Int>, LatestSlot<Int>, ZipSlot<Int>, String> {
      "\($0)\($1)\($2)"
    }
    three.a.put(1)
    three.b.put(2)
    #expect(three.ready == set(0..<2))
    three.c.put(3)
    #expect(three.ready == set(0..<3))
    #expect(try three.makeResult() == "123")
    #expect(three.ready == set(0..<2))
    three.removeAll()
    #expect(three.ready == set(0..<0))

    var four = JoinSlots4<LatestSlot<Int>, LatestSlot<Int>, ZipSlot<Int>, ZipSlot<Int>, String> {
      "\($0)\($1)\($2)\($3)"
    }
    four.a.put(1)
    four.b.put(2)
    four.c.put(3)
    #expect(four.ready == set(0..<3))
    four.d.put(4)
    #expect(four.ready == set(0..<4))
    #expect(try four.makeResult() == "1234")
    #expect(four.ready == set(0..<2))
    four.removeAll()
    #expect(four.ready == set(0..<0))
  }

  @Test func `boxed slots report which have a value`() throws {
    let (number, text) = (SlotBox<LatestSlot<Int>>(), SlotBox<ZipSlot<String>>())
    let pack = JoinSlotPack<String, LatestSlot<Int>, ZipSlot<String>>(number, text) { "\($0)\($1)" }
    number.slot.put(1)
    #expect(pack.ready == many([0]))
    text.slot.put("a")
    #expect(pack.ready == many([0, 1]))
    #expect(try pack.makeResult() == "1a")
    #expect(pack.ready == many([0]))
    pack.removeAll()
    #expect(pack.ready == many([]))

    let boxes = (0..<3).map { _ in SlotBox<ZipSlot<Int>>() }
    let all = JoinSlotArray(boxes) { $0.reduce(0, +) }
    boxes[2].slot.put(3)
    #expect(all.ready == many([2]))
    boxes[0].slot.put(1)
    boxes[1].slot.put(2)
    #expect(all.ready == many([0, 1, 2]))
    #expect(try all.makeResult() == 6)
    #expect(all.ready == many([]))
    boxes[1].slot.put(2)
    all.removeAll()
    #expect(all.ready == many([]))
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
