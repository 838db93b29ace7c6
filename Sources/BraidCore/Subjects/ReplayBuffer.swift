// SPDX-License-Identifier: MIT

/// The most recent values, up to a limit: what a subject replays to late observers.
///
/// A value without locks that calls nothing, and does not know the type of its values. Recording
/// takes O(1). What ``share()`` returns shares the memory until one of them records.
@usableFromInline
package struct ReplayBuffer: Sendable {
  /// Nil if no value is to be buffered.
  private var memory: ReplayMemory?

  /// Creates a buffer of the last `limit` values; with zero it stays empty.
  init(_ type: RawType, limit: Int) {
    if limit > 0 { memory = ReplayMemory(type, limit: limit, capacity: 1) }
  }

  /// A buffer of values of type `Value`.
  @usableFromInline
  init<Value>(_: Value.Type, limit: Int) { self.init(RawType(Value.self), limit: limit) }

  package var isEmpty: Bool { memory.map { $0.count == 0 } ?? true }

  /// A copy that may be kept while this buffer records.
  mutating func share() -> ReplayBuffer {
    // Written once: another subject that shares the memory reads it under its own lock.
    if let memory, !memory.isShared { memory.isShared = true }
    return self
  }

  /// Records a copy of a value.
  ///
  /// Call it under a lock with memory for the displaced value, which the caller destroys after
  /// unlocking: destroying may run a deinitializer.
  ///
  /// - Parameter displaced: Nil for a plain type, whose values are not destroyed.
  /// - Returns: Whether a value was moved to `displaced`.
  @inline(__always)
  mutating func record(at value: UnsafeRawPointer, displaced: UnsafeMutableRawPointer?) -> Bool {
    if memory?.isShared == true { stopSharing() }
    // Unmanaged, or the memory would be retained for each value.
    guard let memory = memory.map(Unmanaged.passUnretained) else { return false }
    return memory._withUnsafeGuaranteedRef { $0.record(value, displaced: displaced) }
  }

  @inline(never)
  private mutating func stopSharing() {
    if isKnownUniquelyReferenced(&memory) {
      memory?.readingsEnded()
    } else {
      memory = memory?.copied()
    }
  }

  /// Records a copy of a value, and destroys the displaced one; for a buffer without a lock.
  @usableFromInline
  mutating func record(at value: UnsafeRawPointer) {
    guard let type = memory?.type else { return }
    if type.isPlain {
      _ = record(at: value, displaced: nil)
    } else {
      recordOwned(value, type)
    }
  }

  @inline(never)
  private mutating func recordOwned(_ value: UnsafeRawPointer, _ type: RawType) {
    type.withTemporary { displaced in
      if record(at: value, displaced: displaced) { type.destroy(displaced) }
    }
  }

  /// Records a value of a known type.
  @inlinable
  mutating func record<Value>(_ value: Value) {
    withAddress(of: value) { record(at: $0) }
  }

  /// Drops all values, and buffers none any more.
  mutating func removeAll() { memory = nil }

  /// Sends the values until `isDisposed` returns true.
  @usableFromInline
  func replay(to sink: RawSink, until isDisposed: () -> Bool) {
    // Unmanaged, since the caller retains it.
    memory.map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef { memory in
      defer { memory.noteReading() }
      let count = memory.count
      var index = memory.oldest
      for _ in 0..<count {
        if isDisposed() { return }
        sink.next(at: memory.place(index))
        index = index + 1 == count ? 0 : index + 1
      }
    }
  }

  /// The address of the newest value, valid until the next one is recorded.
  var last: UnsafeRawPointer? { memory?.newest.map { UnsafeRawPointer($0) } }
}

/// The memory of a ``ReplayBuffer``.
///
/// A buffer writes in place if no copy refers to the memory: a reader's release of its reference
/// precedes the writer's uniqueness check. ThreadSanitizer does not see the runtime's reference
/// counts, so each reading is also recorded by an atomic operation
/// (`Docs/Decisions/0019-what-orders-what.md`).
private final class ReplayMemory: @unchecked Sendable {  // as described
  let type: RawType
  private let limit: Int
  private let stride: Int
  private let readings = AtomicInt()
  /// Whether a copy of the buffer may exist; the runtime is asked only then.
  @exclusivity(unchecked) var isShared = false
  @exclusivity(unchecked) private(set) var count = 0
  /// The index of the oldest value, once there are `limit` values.
  @exclusivity(unchecked) private(set) var oldest = 0
  /// The place of the newest value.
  @exclusivity(unchecked) private(set) var newest: UnsafeMutableRawPointer?
  @exclusivity(unchecked) private var capacity: Int
  /// The first value if it is small, so that a subject with one value allocates no more memory.
  private let small = SmallRoom()
  @exclusivity(unchecked) private var values: UnsafeMutableRawPointer

  init(_ type: RawType, limit: Int, capacity: Int) {
    self.type = type
    self.limit = limit
    self.capacity = capacity
    stride = type.stride
    values =
      capacity == 1 && type.fitsSmallRoom
      ? UnsafeMutableRawPointer(mutating: address(of: small)) : type.allocate(capacity)
  }

  deinit {
    seeReadings()
    for index in 0..<count { type.destroy(place(index)) }
    deallocate()
  }

  private func deallocate() {
    if values != address(of: small) { type.deallocate(values) }
  }

  @inline(__always)
  func place(_ index: Int) -> UnsafeMutableRawPointer { values + index &* stride }

  @inline(__always)
  func record(_ value: UnsafeRawPointer, displaced: UnsafeMutableRawPointer?) -> Bool {
    if count < limit {
      append(value)
      return false
    }
    let place = place(oldest)
    newest = place
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    return type.replace(place, by: value, movingTo: displaced)
  }

  private func append(_ value: UnsafeRawPointer) {
    if count == capacity { grow() }
    let place = place(count)
    newest = place
    type.copy(value, to: place)
    count &+= 1
  }

  private func grow() {
    capacity = min(limit, max(8, capacity * 2))
    let larger = type.allocate(capacity)
    if count > 0 { type.move(values, to: larger, count: count) }
    deallocate()
    values = larger
  }

  /// A copy of all values.
  ///
  /// If its last other reference is released during the copy, no value is destroyed here.
  func copied() -> ReplayMemory {
    let copy = ReplayMemory(type, limit: limit, capacity: capacity)
    for index in 0..<count { type.copy(place(index), to: copy.place(index)) }
    (copy.count, copy.oldest) = (count, oldest)
    copy.newest = newest.map { copy.values + (values.distance(to: $0)) }
    noteReading()
    return copy
  }

  /// Records that this reader is done with the values.
  func noteReading() { readings.wrappingAdd(1) }

  /// Notes that no copy of the buffer remains.
  func readingsEnded() {
    seeReadings()
    isShared = false
  }

  /// Orders all recorded readings before the following accesses.
  @inline(__always)
  func seeReadings() { _ = readings.load(ordering: .acquiring) }
}
