// SPDX-License-Identifier: MIT

/// Values in order, in plain memory: a FIFO queue, or the latest value.
///
/// It belongs to one subscription, whose gate or source accesses it serially, and does not know the
/// type of its values. Values are destroyed, so it must not be changed inside a lock.
package struct ValueQueue: ~Copyable {
  package let type: RawType
  /// A ring of values; its size is a power of two.
  private var values: UnsafeMutableRawPointer
  /// Memory for one value, which the queue does not own: where the ring is until it grows.
  private let place: UnsafeMutableRawPointer?
  private(set) var capacity = 1
  private var start = 0
  package private(set) var count = 0
  /// The address of the first value.
  package private(set) var first: UnsafeMutableRawPointer
  private let stride: Int

  /// - Parameter place: Memory for the first value, which the caller owns; without it, the queue
  ///   allocates it.
  package init(_ type: RawType, at place: UnsafeMutableRawPointer? = nil) {
    self.type = type
    self.place = place
    values = place ?? type.allocate()
    first = values
    stride = type.stride
  }

  deinit {
    if !type.isPlain { for index in 0..<count { type.destroy(address(index)) } }
    if values != place { type.deallocate(values) }
  }

  @inline(__always)
  private func address(_ index: Int) -> UnsafeMutableRawPointer {
    values + ((start &+ index) & (capacity &- 1)) &* stride
  }

  /// Stores a value in the place of the previous one.
  @inline(__always)
  package mutating func replace(by value: UnsafeRawPointer) {
    if !type.isPlain, count > 0 { return displace(by: value) }
    type.copy(value, to: first)
    count = 1
  }

  @inline(never)
  private mutating func displace(by value: UnsafeRawPointer) { type.assign(value, to: first) }

  /// Stores a value after the others.
  @inline(__always)
  package mutating func append(_ value: UnsafeRawPointer) {
    if count == capacity { grow() }
    type.copy(value, to: address(count))
    count &+= 1
  }

  /// Drops the first value; the memory that a burst needed is freed as it is drained (C10).
  @inline(__always)
  package mutating func removeFirst() {
    let old = first
    count &-= 1
    if count > 0 {
      start = (start &+ 1) & (capacity &- 1)
      first = address(0)
      // Now and then, for less than a comparison with the capacity each time.
      if count & 1023 == 512 { return shrink(destroying: old) }
    }
    type.destroy(old)
  }

  mutating func removeAll() { while count > 0 { removeFirst() } }

  /// Moves all values to an array.
  package mutating func takeAll<Value>(as type: Value.Type) -> [Value] {
    // An array without capacity would write to the storage that all empty arrays share.
    if count == 0 { return [] }
    let array = [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
      moveAll(to: base)
      initialized = count
    }
    (start, count, first) = (0, 0, values)
    if capacity > 1024 { resize(8) }
    return array
  }

  private func moveAll(to target: UnsafeMutableRawPointer) {
    let ahead = min(count, capacity - start)
    type.move(address(0), to: target, count: ahead)
    if count > ahead { type.move(values, to: target + ahead * stride, count: count - ahead) }
  }

  @inline(never)
  private mutating func grow() { resize(max(8, capacity * 2)) }

  @inline(never)
  private mutating func shrink(destroying old: UnsafeMutableRawPointer) {
    type.destroy(old)
    if let size = sizeOfDrained(capacity, count) { resize(size) }
  }

  /// Moves the values to memory for `size` values.
  private mutating func resize(_ size: Int) {
    let larger = type.allocate(size)
    moveAll(to: larger)
    if values != place { type.deallocate(values) }
    (values, capacity, start, first) = (larger, size, 0, larger)
  }
}
