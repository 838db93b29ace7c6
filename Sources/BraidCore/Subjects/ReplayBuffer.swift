// SPDX-License-Identifier: MIT

/// The most recent values, up to a limit, which a subject replays to late observers.
///
/// It has no lock, calls nothing, and does not know the type of its values. Recording takes O(1). A
/// single small value lies in the buffer itself. Several values share their memory with the result
/// of ``share()``, until one of the two buffers records.
package struct ReplayBuffer: ~Copyable, @unchecked Sendable {  // of its owner
  private let type: RawType
  private let limit: Int
  /// The ``Content`` of ``room``; atomic for the readers of ``word``.
  private let content = AtomicUInt8(Content.nothing.rawValue)
  private let room = SmallRoom()
  /// Nil while there is no value, or only one in ``room``.
  private var memory: ReplayMemory?

  /// The content of the room; a value in it is the only value.
  private enum Content: UInt8 {
    case nothing
    /// A value after which others have a place.
    case first
    /// A value that the next one replaces.
    case latest
    /// A value that the next one replaces, of a type that ``RawType/isWord``.
    case word
  }

  /// Creates a buffer of the last `limit` values; with zero it stays empty.
  init(_ type: RawType, limit: Int) {
    self.type = type
    self.limit = limit
  }

  deinit {
    if isSingle { type.destroy(place) }
  }

  @inline(__always)
  private func has(_ expected: Content) -> Bool {
    content.load(ordering: .relaxed) == expected.rawValue
  }

  private var isSingle: Bool { !has(.nothing) }

  /// The place of a single value.
  @inline(__always)
  private var place: UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(mutating: address(of: room))
  }

  package var isEmpty: Bool { !isSingle && memory == nil }

  /// A copy that may be kept while this buffer records.
  ///
  /// It calls nothing: copying a value retains its references.
  mutating func share() -> ReplayBuffer {
    var copy = ReplayBuffer(type, limit: limit)
    if isSingle {
      type.copy(place, to: copy.place)
      copy.content.store(content.load(ordering: .relaxed))
    } else if let memory {
      // Written once: another subject that shares the memory reads it under its own lock.
      if !memory.isShared { memory.isShared = true }
      copy.memory = memory
    }
    return copy
  }

  /// Takes all values out of the buffer.
  mutating func take() -> ReplayBuffer {
    var taken = ReplayBuffer(type, limit: limit)
    if isSingle { type.move(place, to: taken.place) }
    swap(&memory, &taken.memory)
    // A reader of ``word`` may still read it: the room is not written to.
    taken.content.store(content.exchange(Content.nothing.rawValue))
    return taken
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
    if has(.word) {
      room.store(type.word(at: value))
      return false
    }
    if has(.latest) { return type.replace(place, by: value, movingTo: displaced) }
    guard let isShared = memory?.isShared else {
      recordWithoutMemory(value)
      return false
    }
    if isShared { stopSharing() }
    // Unmanaged, or the memory would be retained for each value.
    guard let memory = memory.map(Unmanaged.passUnretained) else { return false }
    return memory._withUnsafeGuaranteedRef { $0.record(value, displaced: displaced) }
  }

  @inline(never)
  private mutating func recordWithoutMemory(_ value: UnsafeRawPointer) {
    if limit == 0 { return }
    if !isSingle, type.fitsSmallRoom {
      let new: Content = limit > 1 ? .first : type.isWord ? .word : .latest
      if new == .word { room.store(type.word(at: value)) } else { type.copy(value, to: place) }
      return content.store(new.rawValue)
    }
    let memory = ReplayMemory(type, limit: limit, capacity: isSingle ? min(limit, 8) : 1)
    if isSingle { memory.append { type.move(place, to: $0) } }
    content.store(Content.nothing.rawValue)
    memory.append { type.copy(value, to: $0) }
    self.memory = memory
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
  mutating func record(at value: UnsafeRawPointer) {
    if type.isPlain {
      _ = record(at: value, displaced: nil)
    } else {
      recordOwned(value)
    }
  }

  @inline(never)
  private mutating func recordOwned(_ value: UnsafeRawPointer) {
    type.withTemporary { displaced in
      if record(at: value, displaced: displaced) { type.destroy(displaced) }
    }
  }

  /// Sends the values until `isDisposed` returns true.
  func replay(to sink: RawSink, until isDisposed: () -> Bool) {
    if isSingle {
      if !isDisposed() { sink.next(at: place) }
      return
    }
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

  /// The newest value, if it is the only one and at most a word of plain memory.
  ///
  /// Read without a lock, while other threads record.
  @inline(__always)
  var word: UInt64? { content.load() == Content.word.rawValue ? room.load() : nil }

  /// The address of the newest value, valid until the next one is recorded.
  @inline(__always)
  var last: UnsafeRawPointer? {
    isSingle ? UnsafeRawPointer(place) : memory?.newest.map { UnsafeRawPointer($0) }
  }
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
  var isShared = false
  private(set) var count = 0
  /// The index of the oldest value, once there are `limit` values.
  private(set) var oldest = 0
  /// The place of the newest value.
  private(set) var newest: UnsafeMutableRawPointer?
  private var capacity: Int
  private var values: UnsafeMutableRawPointer

  init(_ type: RawType, limit: Int, capacity: Int) {
    self.type = type
    self.limit = limit
    self.capacity = capacity
    stride = type.stride
    values = type.allocate(capacity)
  }

  deinit {
    seeReadings()
    for index in 0..<count { type.destroy(place(index)) }
    type.deallocate(values)
  }

  @inline(__always)
  func place(_ index: Int) -> UnsafeMutableRawPointer { values + index &* stride }

  @inline(__always)
  func record(_ value: UnsafeRawPointer, displaced: UnsafeMutableRawPointer?) -> Bool {
    if count < limit {
      append { type.copy(value, to: $0) }
      return false
    }
    let place = place(oldest)
    newest = place
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    return type.replace(place, by: value, movingTo: displaced)
  }

  @inline(__always)
  func append(_ initialize: (UnsafeMutableRawPointer) -> Void) {
    if count == capacity { grow() }
    let place = place(count)
    newest = place
    initialize(place)
    count &+= 1
  }

  private func grow() {
    capacity = min(limit, max(8, capacity * 2))
    let larger = type.allocate(capacity)
    if count > 0 { type.move(values, to: larger, count: count) }
    type.deallocate(values)
    values = larger
  }

  /// A copy of all values, in which one is recorded next.
  ///
  /// If its last other reference is released during the copy, no value is destroyed here.
  func copied() -> ReplayMemory {
    let copy = ReplayMemory(type, limit: limit, capacity: capacity)
    for index in 0..<count { type.copy(place(index), to: copy.place(index)) }
    (copy.count, copy.oldest) = (count, oldest)
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
  func seeReadings() { _ = readings.load() }
}
