// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@Suite struct AtomicsTests {
  @Test func `a flag is raised once`() {
    let flag = AtomicFlag()
    expectEqual(flag.isSet, false)
    expectEqual(flag.setIfClear(), true)
    expectEqual(flag.setIfClear(), false)
    expectEqual(flag.isSet, true)
    expectEqual(AtomicFlag(true).isSet, true)
    flag.store(false)
    expectEqual(flag.load(ordering: .sequentiallyConsistent), false)
    expectEqual(flag.exchange(true, ordering: .relaxed), false)
    expectEqual(flag.load(ordering: .relaxed), true)
    expectEqual(flag.compareExchange(expected: false, desired: true).exchanged, false)
    expectEqual(
      flag.compareExchange(expected: true, desired: false, ordering: .relaxed).exchanged, true)
    expectEqual(flag.isSet, false)
  }

  @Test func `an integer of each size has all operations`() {
    checkInteger(AtomicUInt8(), max: .max)
    checkInteger(AtomicInt32(), max: .max)
    checkInteger(AtomicUInt32(), max: .max)
    checkInteger(AtomicUInt64(), max: .max)
    checkInteger(AtomicInt(), max: .max)
    checkInteger(AtomicUInt(), max: .max)
  }

  @Test func `negative values are preserved`() {
    let int = AtomicInt(-5)
    expectEqual(int.load(), -5)
    expectEqual(int.add(-1), -5)
    expectEqual(int.sub(-10), -6)
    expectEqual(int.load(), 4)
    expectEqual(int.increment(), 4)
    expectEqual(int.decrement(), 5)
    let small = AtomicInt32(.min)
    expectEqual(small.exchange(-1), .min)
    expectEqual(small.wrappingSubtract(.max).newValue, .min)
  }

  @Test func `a pointer may be nil`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { memory.deallocate() }
    let pointer = AtomicPointer()
    expectEqual(pointer.load(), nil)
    let first = pointer.compareExchange(expected: nil, desired: memory)
    #expect(first.exchanged)
    expectEqual(first.original, nil)
    let second = pointer.compareExchange(expected: nil, desired: nil)
    #expect(!second.exchanged)
    expectEqual(second.original, memory)
    expectEqual(pointer.exchange(nil), memory)
    pointer.store(memory, ordering: .relaxed)
    expectEqual(AtomicPointer(memory).load(), pointer.load())
  }

  @Test func `a static value has its first value and can change`() {
    expectEqual(Statics.count.load(), 7)
    expectEqual(Statics.count.increment(), 7)
    expectEqual(Statics.count.load(), 8)
    expectEqual(Statics.flag.isSet, true)
    expectEqual(Statics.byte.load(), 200)
  }

  @Test func `values beside each other do not overlap`() {
    let cells = Neighbours()
    cells.first.store(0xff)
    cells.second.store(-1)
    cells.third.store(true)
    expectEqual(cells.fourth.load(), 0)
    cells.first.store(0)
    expectEqual(cells.second.load(), -1)
    expectEqual(cells.third.isSet, true)
    expectEqual(MemoryLayout<AtomicUInt8>.size, 1)
    expectEqual(MemoryLayout<AtomicFlag>.size, 1)
    expectEqual(MemoryLayout<AtomicInt32>.size, 4)
    expectEqual(MemoryLayout<AtomicUInt64>.size, 8)
    expectEqual(MemoryLayout<AtomicInt>.size, MemoryLayout<Int>.size)
    expectEqual(MemoryLayout<AtomicPointer>.size, MemoryLayout<Int>.size)
  }

  @Test func `values can be in allocated memory`() {
    let cells = UnsafeMutablePointer<AtomicInt>.allocate(capacity: 3)
    defer { cells.deallocate() }
    for index in 0..<3 { (cells + index).initialize(to: AtomicInt(index)) }
    cells[1].add(10)
    expectEqual((0..<3).map { cells[$0].load() }, [0, 11, 2])
  }

  /// Expects zero at first.
  private func checkInteger<Integer: AtomicValue & ~Copyable>(
    _ integer: consuming Integer, max: Integer.Value
  ) where Integer.Value: FixedWidthInteger {
    expectEqual(integer.load(), 0)
    integer.store(max)
    expectEqual(integer.load(ordering: .relaxed), max)
    integer.store(5, ordering: .relaxed)
    expectEqual(integer.load(ordering: .sequentiallyConsistent), 5)
    integer.store(max, ordering: .sequentiallyConsistent)
    expectEqual(integer.exchange(max &- 1), max)
    expectEqual(integer.exchange(max, ordering: .relaxed), max &- 1)
    for order in [AtomicUpdateOrder.relaxed, .acquiringAndReleasing] {
      integer.store(max)
      let sum = integer.wrappingAdd(1, ordering: order)
      expectEqual(sum.oldValue, max)
      expectEqual(sum.newValue, .min)
      let difference = integer.wrappingSubtract(1, ordering: order)
      expectEqual(difference.oldValue, .min)
      expectEqual(difference.newValue, max)
      let failed = integer.compareExchange(expected: 1, desired: 2, ordering: order)
      #expect(!failed.exchanged)
      expectEqual(failed.original, max)
      let changed = integer.compareExchange(expected: max, desired: 0b1010, ordering: order)
      #expect(changed.exchanged)
      expectEqual(changed.original, max)
      expectEqual(integer.load(), 0b1010)
    }
    let union = integer.bitwiseOr(0b0110)
    expectEqual(union.oldValue, 0b1010)
    expectEqual(union.newValue, 0b1110)
    let intersection = integer.bitwiseAnd(0b0111)
    expectEqual(intersection.oldValue, 0b1110)
    expectEqual(intersection.newValue, 0b0110)
    expectEqual(integer.load(), 0b0110)
  }
}

private enum Statics {
  static let count = AtomicInt.global(7)
  static let flag = AtomicFlag.global(true)
  static let byte = AtomicUInt8.global(200)
}

private final class Neighbours: Sendable {
  let first = AtomicUInt8()
  let second = AtomicInt32()
  let third = AtomicFlag()
  let fourth = AtomicUInt8()
}
