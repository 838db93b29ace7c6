// SPDX-License-Identifier: MIT
import Synchronization

/// The most recent values, up to a limit: what a subject replays to late observers.
///
/// A value without locks that calls nothing, and does not know the type of its values. Recording
/// takes O(1). Copies share the memory until one of them records.
@usableFromInline
package struct ReplayBuffer: @unchecked Sendable {  // as its memory
  private var memory: ReplayMemory?
  /// The index of the oldest value, once the buffer is full.
  private var oldest = 0
  private let limit: Int
  private let type: RawType

  /// Creates a buffer of the last `limit` values; with zero it stays empty.
  package init(_ type: RawType, limit: Int) {
    self.type = type
    self.limit = limit
  }

  /// A buffer of values of type `Value`.
  @usableFromInline
  package init<Value>(_: Value.Type, limit: Int) { self.init(RawType(Value.self), limit: limit) }

  package var isEmpty: Bool { memory == nil }

  /// Records a copy of a value.
  ///
  /// Call it under a lock with memory for the displaced value, which the caller destroys after
  /// unlocking: destroying may run a deinitializer.
  ///
  /// - Returns: Whether a value was moved to `displaced`.
  @inline(__always)
  mutating func record(at value: UnsafeRawPointer, displaced: UnsafeMutableRawPointer) -> Bool {
    if !isKnownUniquelyReferenced(&memory) { copyMemory() }
    guard let memory else { return false }
    memory.seeReadings()
    if memory.count < limit {
      append(value, to: memory)
      return false
    }
    let place = memory.place(oldest)
    type.move(place, to: displaced)
    type.copy(value, to: place)
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    return true
  }

  /// Records a copy of a value, and destroys the displaced one; for a buffer without a lock.
  @usableFromInline
  package mutating func record(at value: UnsafeRawPointer) {
    type.withTemporary { displaced in
      if record(at: value, displaced: displaced) { type.destroy(displaced) }
    }
  }

  /// Records a value of a known type.
  @inlinable
  package mutating func record<Value>(_ value: Value) {
    withUnsafePointer(to: value) { record(at: UnsafeRawPointer($0)) }
  }

  /// Replaces memory that a copy shares, or that is missing, by memory of this buffer alone.
  ///
  /// All values are copied, so that none is destroyed here, should the copy be released meanwhile.
  @inline(never)
  private mutating func copyMemory() {
    if limit == 0 { return }
    let count = memory?.count ?? 0
    let new = ReplayMemory(type, capacity: min(limit, max(8, count)))
    if let memory {
      for index in 0..<count { new.append(memory.place(index)) }
      memory.noteReading()
    }
    memory = new
  }

  private mutating func append(_ value: UnsafeRawPointer, to memory: ReplayMemory) {
    if memory.count < memory.capacity { return memory.append(value) }
    let larger = ReplayMemory(type, capacity: min(limit, memory.count * 2))
    larger.takeAll(from: memory)
    larger.append(value)
    self.memory = larger
  }

  /// Drops all values.
  mutating func removeAll() {
    memory = nil
    oldest = 0
  }

  /// Sends the values while `isWanted` returns true.
  @usableFromInline
  package func replay(to sink: RawSink, while isWanted: () -> Bool) {
    guard let memory else { return }
    defer { memory.noteReading() }
    let count = memory.count
    var index = oldest
    for _ in 0..<count {
      if !isWanted() { return }
      sink.next(at: memory.place(index))
      index = index + 1 == count ? 0 : index + 1
    }
  }

  /// The newest value.
  ///
  /// - Precondition: The buffer was created for values of type `Value`.
  @usableFromInline
  package func last<Value>(_: Value.Type = Value.self) -> Value? {
    guard let memory else { return nil }
    defer { memory.noteReading() }
    let last = memory.count == limit && oldest > 0 ? oldest - 1 : memory.count - 1
    return memory.place(last).assumingMemoryBound(to: Value.self).pointee
  }
}

/// The memory of a ``ReplayBuffer``.
///
/// A buffer writes in place if no copy refers to the memory: a reader's release of its reference
/// precedes the writer's uniqueness check. ThreadSanitizer does not see the runtime's reference
/// counts, so each reading is also recorded by an atomic operation
/// (`Docs/Decisions/0019-what-orders-what.md`).
private final class ReplayMemory: @unchecked Sendable {  // as described
  @exclusivity(unchecked) private(set) var count = 0
  let capacity: Int
  private let type: RawType
  private let stride: Int
  private let values: UnsafeMutableRawPointer
  private let readings = Atomic<Int>(0)

  init(_ type: RawType, capacity: Int) {
    self.type = type
    self.capacity = capacity
    stride = type.stride
    values = type.allocate(capacity)
  }

  deinit {
    seeReadings()
    for index in 0..<count { type.destroy(place(index)) }
    values.deallocate()
  }

  @inline(__always)
  func place(_ index: Int) -> UnsafeMutableRawPointer { values + index * stride }

  func append(_ value: UnsafeRawPointer) {
    type.copy(value, to: place(count))
    count += 1
  }

  /// Moves the values of another memory, which is then empty.
  func takeAll(from other: ReplayMemory) {
    for index in 0..<other.count { type.move(other.place(index), to: place(index)) }
    (count, other.count) = (other.count, 0)
  }

  /// Records that this reader is done with the values.
  @inline(__always)
  func noteReading() { readings.wrappingAdd(1, ordering: .releasing) }

  /// Orders all recorded readings before the following accesses.
  @inline(__always)
  func seeReadings() { _ = readings.load(ordering: .acquiring) }
}
