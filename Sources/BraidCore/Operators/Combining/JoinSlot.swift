// SPDX-License-Identifier: MIT

/// Which values of its sources a join combines.
package enum JoinKind: Sendable {
  /// The latest value of each: `combineLatest`.
  case latest
  /// The values at the same position: `zip`.
  case zip
}

/// The values that a join buffers for one source, in plain memory: the latest one, or a queue.
struct JoinSlot: ~Copyable {
  let type: RawType
  /// A ring of values; its size is a power of two.
  private var values: UnsafeMutableRawPointer
  /// Memory for one value, which the slot does not own: where the ring is until it grows.
  private let place: UnsafeMutableRawPointer
  private var capacity = 1
  private var start = 0
  private(set) var count = 0
  /// Whether the source has terminated.
  var isEnded = false

  init(_ type: RawType, at place: UnsafeMutableRawPointer) {
    self.type = type
    self.place = place
    values = place
  }

  deinit {
    for index in 0..<count {
      type.destroy(values + ((start + index) & (capacity - 1)) * type.stride)
    }
    if values != place { type.deallocate(values) }
  }

  /// The address of the value for the next result.
  @inline(__always)
  var first: UnsafeMutableRawPointer { values + start * type.stride }

  /// Stores a value, instead of the one before.
  ///
  /// Not inside a lock: the old value is destroyed.
  @inline(__always)
  mutating func replace(by value: UnsafeRawPointer) {
    if count == 0 {
      type.copy(value, to: values)
      count = 1
    } else {
      type.assign(value, to: values)
    }
  }

  /// Stores a value after the others.
  @inline(__always)
  mutating func append(_ value: UnsafeRawPointer) {
    if count == capacity { grow() }
    type.copy(value, to: values + ((start + count) & (capacity - 1)) * type.stride)
    count += 1
  }

  /// Drops the first value.
  @inline(__always)
  mutating func removeFirst() {
    let old = first
    start = (start + 1) & (capacity - 1)
    count -= 1
    type.destroy(old)
  }

  mutating func removeAll() {
    while count > 0 { removeFirst() }
    if capacity > 1024 { resize(8) }
  }

  @inline(never)
  private mutating func grow() { resize(max(8, capacity * 2)) }

  /// Moves the values to memory for `size` values.
  private mutating func resize(_ size: Int) {
    let larger = type.allocate(size)
    for index in 0..<count {
      let place = values + ((start + index) & (capacity - 1)) * type.stride
      type.move(place, to: larger + index * type.stride)
    }
    if values != place { type.deallocate(values) }
    (values, capacity, start) = (larger, size, 0)
  }
}
