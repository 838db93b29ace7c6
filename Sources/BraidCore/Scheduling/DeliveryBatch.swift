// SPDX-License-Identifier: MIT
public import Synchronization

/// Values in transit through a scheduler: filled under its owner's lock, then emptied by one thread
/// without the lock.
///
/// Each value is claimed by an atomic counter before it is handed out, so a concurrent disposal can
/// release the unclaimed rest without waiting. A claimed value belongs to the receiver, an
/// unclaimed one to the batch. Plain memory, because a value must leave the batch when it is handed
/// out. The counter has a cache line of its own, since another thread fills the owner's second
/// batch at the same time.
@usableFromInline
struct DeliveryBatch<Element>: @unchecked Sendable {  // the owner says which thread may do what
  @usableFromInline static var lineSize: Int { 64 }

  @usableFromInline var memory: UnsafeMutableRawPointer?
  @usableFromInline var capacity = 0
  @usableFromInline var count = 0

  init() {}

  @inlinable @inline(__always)
  static func claimed(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Atomic<Int>> {
    memory.assumingMemoryBound(to: Atomic<Int>.self)
  }

  @inlinable @inline(__always)
  static func elements(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Element> {
    (memory + max(lineSize, MemoryLayout<Element>.alignment))
      .assumingMemoryBound(to: Element.self)
  }

  // MARK: Filling

  @inlinable
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    guard let memory else { return }
    (Self.elements(in: memory) + count).initialize(to: element)
    count += 1
  }

  @usableFromInline
  mutating func grow() {
    let larger = max(16, capacity * 2)
    let start = max(Self.lineSize, MemoryLayout<Element>.alignment)
    let new = UnsafeMutableRawPointer.allocate(
      byteCount: start + larger * MemoryLayout<Element>.stride, alignment: start)
    new.bindMemory(to: Atomic<Int>.self, capacity: 1).initialize(to: Atomic(0))
    (new + start).bindMemory(to: Element.self, capacity: larger)
    if let memory {
      Self.elements(in: new).moveInitialize(from: Self.elements(in: memory), count: count)
    }
    free()
    (memory, capacity) = (new, larger)
  }

  // MARK: Emptying

  /// Returns the next value; nil if none is left or the rest was dropped.
  @inlinable @inline(__always)
  func takeNext() -> Element? {
    guard let memory else { return nil }
    let index = Self.claimed(in: memory).pointee.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? (Self.elements(in: memory) + index).move() : nil
  }

  /// Whether all values were handed out or dropped.
  @inlinable
  var isExhausted: Bool {
    guard let memory else { return true }
    return Self.claimed(in: memory).pointee.load(ordering: .relaxed) >= count
  }

  /// Releases the values that were not handed out, on any thread.
  ///
  /// Keeps the memory.
  func dropRest() {
    guard let memory else { return }
    let index = Self.claimed(in: memory).pointee.exchange(.max / 2, ordering: .relaxed)
    if index < count {
      (Self.elements(in: memory) + index).deinitialize(count: count - index)
    }
  }

  /// Makes an exhausted batch ready for reuse; frees large memory.
  @inlinable
  mutating func reuse() {
    count = 0
    if capacity > 4096 { return free() }
    if let memory { Self.claimed(in: memory).pointee.store(0, ordering: .relaxed) }
  }

  /// Frees the memory, which must not contain values.
  @usableFromInline
  mutating func free() {
    memory?.deallocate()
    (memory, capacity) = (nil, 0)
  }
}
