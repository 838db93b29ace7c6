// SPDX-License-Identifier: MIT

/// Values in transit through a scheduler: filled under its owner's lock, then emptied by one thread
/// without the lock.
///
/// Each value is claimed by an atomic counter before it is handed out, so a concurrent disposal can
/// release the unclaimed rest without waiting. A claimed value belongs to the receiver, which
/// destroys it in its place; an unclaimed one belongs to the batch. Plain memory, whose values are
/// known by their ``RawType``. The counter has a cache line of its own, since another thread fills
/// the owner's second batch at the same time.
struct DeliveryBatch: @unchecked Sendable {  // the owner decides which thread may access it
  private static var lineSize: Int { 64 }

  private let type: RawType
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0

  init(_ type: RawType) { self.type = type }

  /// Where the values begin in the memory, after the counter; also its alignment.
  private var start: Int { max(DeliveryBatch.lineSize, type.alignment) }

  @inline(__always)
  private func claimed(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<AtomicInt> {
    memory.assumingMemoryBound(to: AtomicInt.self)
  }

  @inline(__always)
  private func place(_ index: Int, in memory: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    memory + start + index * type.stride
  }

  // MARK: Filling

  /// Appends a copy of the value at `value`.
  @inline(__always)
  mutating func append(_ value: UnsafeRawPointer) {
    if count == capacity { grow() }
    guard let memory else { return }
    type.copy(value, to: place(count, in: memory))
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = max(16, capacity * 2)
    let new = UnsafeMutableRawPointer.allocate(
      byteCount: start + larger * type.stride, alignment: start)
    new.bindMemory(to: AtomicInt.self, capacity: 1).initialize(to: AtomicInt())
    if let memory {
      for index in 0..<count { type.move(place(index, in: memory), to: place(index, in: new)) }
    }
    free()
    (memory, capacity) = (new, larger)
  }

  // MARK: Emptying

  /// Returns the place of the next value, which the caller destroys; nil if none is left or the
  /// rest was dropped.
  @inline(__always)
  func takeNext() -> UnsafeMutableRawPointer? {
    guard let memory else { return nil }
    let index = claimed(in: memory).pointee.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? place(index, in: memory) : nil
  }

  /// Whether all values were handed out or dropped.
  var isExhausted: Bool {
    guard let memory else { return true }
    return claimed(in: memory).pointee.load(ordering: .relaxed) >= count
  }

  /// Releases the values that were not handed out, on any thread.
  ///
  /// Keeps the memory.
  func dropRest() {
    guard let memory else { return }
    var index = claimed(in: memory).pointee.exchange(.max / 2, ordering: .relaxed)
    while index < count {
      type.destroy(place(index, in: memory))
      index += 1
    }
  }

  /// Whether ``reuse()`` frees the memory.
  var isLarge: Bool { capacity > 4096 }

  /// Makes an exhausted batch ready for reuse; frees large memory.
  mutating func reuse() {
    count = 0
    if isLarge { return free() }
    if let memory { claimed(in: memory).pointee.store(0, ordering: .relaxed) }
  }

  /// Frees the memory, which must not contain values.
  mutating func free() {
    memory?.deallocate()
    (memory, capacity) = (nil, 0)
  }
}
