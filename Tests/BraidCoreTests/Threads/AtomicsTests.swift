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
    expectEqual(flag.exchange(true), false)
    expectEqual(flag.load(ordering: .relaxed), true)
    for order in [AtomicStoreOrder.relaxed, .releasing, .sequentiallyConsistent] {
      flag.store(false, ordering: order)
      expectEqual(flag.isSet, false)
      flag.store(true, ordering: order)
      expectEqual(flag.isSet, true)
    }
  }

  @Test func `an integer of each size is read and replaced`() {
    let byte = AtomicUInt8()
    checkReads({ byte.load(ordering: $0) }, { byte.store($0, ordering: $1) })
    let int32 = AtomicInt32()
    checkReads({ int32.load(ordering: $0) }, { int32.store($0, ordering: $1) })
    let uint32 = AtomicUInt32()
    checkReads({ uint32.load(ordering: $0) }, { uint32.store($0, ordering: $1) })
    let uint64 = AtomicUInt64()
    checkReads({ uint64.load(ordering: $0) }, { uint64.store($0, ordering: $1) })
    let int = AtomicInt()
    checkReads({ int.load(ordering: $0) }, { int.store($0, ordering: $1) })
  }

  @Test func `sums wrap around`() {
    let int32 = AtomicInt32()
    checkSums(
      { int32.store($0) }, { int32.wrappingAdd($0, ordering: $1) },
      { int32.wrappingSubtract($0, ordering: $1) }, { int32.load() })
    let uint64 = AtomicUInt64()
    checkSums(
      { uint64.store($0) }, { uint64.wrappingAdd($0, ordering: $1) },
      { uint64.wrappingSubtract($0, ordering: $1) }, { uint64.load() })
    let int = AtomicInt()
    checkSums(
      { int.store($0) }, { int.wrappingAdd($0, ordering: $1) },
      { int.wrappingSubtract($0, ordering: $1) }, { int.load() })
  }

  @Test func `an integer is exchanged, and only if it is the expected one`() {
    let int = AtomicInt(.max)
    expectEqual(int.exchange(5), .max)
    expectEqual(int.exchange(.min, ordering: .relaxed), 5)
    checkExchange(Int.min, { int.compareExchange(expected: $0, desired: $1) }, { int.load() })
    let int32 = AtomicInt32(.min)
    checkExchange(
      Int32.min, { int32.compareExchange(expected: $0, desired: $1) }, { int32.load() })
    let byte = AtomicUInt8(7)
    expectEqual(byte.exchange(.max), 7)
    for order in [AtomicUpdateOrder.relaxed, .acquiringAndReleasing] {
      byte.store(.max)
      checkExchange(
        UInt8.max, { byte.compareExchange(expected: $0, desired: $1, ordering: order) },
        { byte.load() })
    }
  }

  @Test func `bits are set and cleared`() {
    let byte = AtomicUInt8(0b1010)
    let union = byte.bitwiseOr(0b0110)
    expectEqual(union.oldValue, 0b1010)
    expectEqual(union.newValue, 0b1110)
    let intersection = byte.bitwiseAnd(0b0111)
    expectEqual(intersection.oldValue, 0b1110)
    expectEqual(intersection.newValue, 0b0110)
    expectEqual(byte.load(), 0b0110)
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
    expectEqual(small.wrappingSubtract(1).newValue, .max)
    expectEqual(small.wrappingAdd(2).newValue, .min + 1)
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
  private func checkReads<Value: FixedWidthInteger>(
    _ load: (AtomicLoadOrder) -> Value, _ store: (Value, AtomicStoreOrder) -> Void
  ) {
    let loads = [AtomicLoadOrder.relaxed, .acquiring, .sequentiallyConsistent]
    expectEqual(loads.map(load), [0, 0, 0])
    for order in [AtomicStoreOrder.relaxed, .releasing, .sequentiallyConsistent] {
      for value in [Value.max, 5, .min] {
        store(value, order)
        expectEqual(loads.map(load), [value, value, value])
      }
    }
  }

  private func checkSums<Value: FixedWidthInteger>(
    _ store: (Value) -> Void,
    _ add: (Value, AtomicUpdateOrder) -> (oldValue: Value, newValue: Value),
    _ subtract: (Value, AtomicUpdateOrder) -> (oldValue: Value, newValue: Value),
    _ load: () -> Value
  ) {
    for order in [AtomicUpdateOrder.relaxed, .acquiringAndReleasing] {
      store(.max)
      let sum = add(1, order)
      expectEqual(sum.oldValue, .max)
      expectEqual(sum.newValue, .min)
      expectEqual(load(), .min)
      let difference = subtract(1, order)
      expectEqual(difference.oldValue, .min)
      expectEqual(difference.newValue, .max)
      expectEqual(load(), .max)
    }
  }

  /// Expects `present` at first.
  private func checkExchange<Value: FixedWidthInteger>(
    _ present: Value, _ exchange: (Value, Value) -> (exchanged: Bool, original: Value),
    _ load: () -> Value
  ) {
    let failed = exchange(1, 2)
    #expect(!failed.exchanged)
    expectEqual(failed.original, present)
    expectEqual(load(), present)
    let changed = exchange(present, 0b1010)
    #expect(changed.exchanged)
    expectEqual(changed.original, present)
    expectEqual(load(), 0b1010)
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
