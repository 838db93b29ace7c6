// SPDX-License-Identifier: MIT
public import Synchronization

/// The values that a subject buffers for late observers.
///
/// A value type without locks that calls nothing.
@usableFromInline
package protocol ReplayStore<Element>: SendableMetatype {
  associatedtype Element

  /// False for a subject without a buffer; the compiler then removes the replay code.
  static var remembers: Bool { get }
  /// False for a subject that delivers its values only when it completes.
  static var deliversAtOnce: Bool { get }
  /// Whether an observer that subscribes after the terminal event still receives the buffered
  /// values.
  var replaysAfterTermination: Bool { get }

  /// Records a value and returns the displaced one, to be released outside the lock.
  mutating func record(_ element: Element) -> Element?
  /// Records the termination, and drops what is not replayed after it.
  ///
  /// Called under the lock; the caller keeps a copy until it has unlocked.
  mutating func finish(_ termination: Termination)
  /// Sends the buffered values while `isWanted` returns true.
  func replay(to sink: EventSink<Element>, while isWanted: () -> Bool)
}

extension ReplayStore {
  @inlinable package static var remembers: Bool { true }
  @inlinable package static var deliversAtOnce: Bool { true }
  @inlinable package mutating func finish(_ termination: Termination) {}
}

/// No buffer: a publish subject.
@usableFromInline
package struct NoReplay<Element>: ReplayStore {
  @inlinable package init() {}
  @inlinable package static var remembers: Bool { false }
  @inlinable package var replaysAfterTermination: Bool { false }
  @inlinable package mutating func record(_ element: Element) -> Element? { nil }
  @inlinable package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {}
}

/// The current value: a behavior subject.
@usableFromInline
package struct CurrentValue<Element>: ReplayStore {
  /// Nil only if the subject was disposed.
  @usableFromInline package var value: Element?
  /// How the subject ended, if it has.
  @usableFromInline package var termination: Termination?
  @usableFromInline package let replaysAfterTermination: Bool
  /// The number of values recorded so far.
  @usableFromInline package var version = 0

  /// - Parameter value: Nil for a disposed subject.
  @inlinable
  package init(_ value: Element?, replaysAfterTermination: Bool = false) {
    self.value = value
    self.replaysAfterTermination = replaysAfterTermination
  }

  /// The current value.
  ///
  /// - Precondition: The subject was not disposed.
  @inlinable
  package var current: Element {
    guard let value else {
      Misuse.stop("Braid: the value of a disposed subject was read. Read it before the disposal.")
    }
    return value
  }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    let old = value
    value = element
    version &+= 1
    return old
  }

  @inlinable
  package mutating func finish(_ termination: Termination) { self.termination = termination }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    if let value, isWanted() { sink.next(value) }
  }
}

/// Stores the last value, and emits it only on completion: the store of an async subject.
@usableFromInline
package struct LastValue<Element>: ReplayStore {
  @usableFromInline var value: Element?

  @inlinable package init() {}
  @inlinable package static var deliversAtOnce: Bool { false }
  @inlinable package var replaysAfterTermination: Bool { true }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    let old = value
    value = element
    return old
  }

  @inlinable
  package mutating func finish(_ termination: Termination) {
    if !termination.isCompleted { value = nil }
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    if let value, isWanted() { sink.next(value) }
  }
}

/// The most recent values, up to a limit: a replay subject.
///
/// Recording takes O(1). Copies share the memory until one of them records.
@usableFromInline
package struct ReplayBuffer<Element>: ReplayStore {
  /// The elements; nil before the first value.
  @usableFromInline var memory: ReplayElements<Element>?
  /// The header of `memory`, so that recording needs no retain.
  @usableFromInline var header: UnsafeMutablePointer<ReplayHeader>?
  /// The index of the oldest element, once the buffer is full.
  @usableFromInline var oldest = 0
  @usableFromInline let limit: Int

  /// Creates a buffer of the last `limit` values; with zero it stays empty.
  @inlinable
  package init(limit: Int) { self.limit = limit }

  @inlinable package var replaysAfterTermination: Bool { true }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    if limit == 0 { return nil }
    let header = ownMemory()
    let elements = ReplayElements<Element>.elements(after: header)
    let count = header.pointee.count
    if count < limit {
      (elements + count).initialize(to: element)
      header.pointee.count = count + 1
      return nil
    }
    let place = elements + oldest
    let displaced = place.move()
    place.initialize(to: element)
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    return displaced
  }

  /// Returns memory that no copy shares, with room for another value unless the buffer is full.
  @inlinable @inline(__always)
  mutating func ownMemory() -> UnsafeMutablePointer<ReplayHeader> {
    if let header, isKnownUniquelyReferenced(&memory) {
      header.pointee.seeReadings()
      if header.pointee.count < header.pointee.capacity || header.pointee.count == limit {
        return header
      }
      return replaceMemory(moving: true)
    }
    return replaceMemory(moving: false)
  }

  @usableFromInline @inline(never)
  mutating func replaceMemory(moving: Bool) -> UnsafeMutablePointer<ReplayHeader> {
    let count = header?.pointee.count ?? 0
    let capacity = count == limit ? limit : Swift.min(limit, max(8, count * 2))
    let new = ReplayElements<Element>(capacity: capacity)
    if let header { new.fill(from: header, moving: moving) }
    memory = new
    header = new.header
    return new.header
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    guard let header else { return }
    defer { withExtendedLifetime(memory) { header.pointee.noteReading() } }
    let elements = ReplayElements<Element>.elements(after: header)
    let count = header.pointee.count
    var index = oldest
    for _ in 0..<count {
      if !isWanted() { return }
      sink.next(elements[index])
      index = index + 1 == count ? 0 : index + 1
    }
  }
}

/// The header before the elements of a ``ReplayElements``.
@usableFromInline
package struct ReplayHeader: ~Copyable {
  @usableFromInline var count = 0
  @usableFromInline let capacity: Int
  @usableFromInline let readings = Atomic<Int>(0)

  @inlinable
  init(capacity: Int) { self.capacity = capacity }

  /// Records that this reader is done with the elements.
  @inlinable @inline(__always)
  borrowing func noteReading() { readings.wrappingAdd(1, ordering: .releasing) }

  /// Orders all recorded readings before the following accesses.
  @inlinable @inline(__always)
  borrowing func seeReadings() { _ = readings.load(ordering: .acquiring) }
}

/// The memory of a ``ReplayBuffer``.
///
/// A buffer writes in place if no copy refers to the memory: a reader's release of its reference
/// precedes the writer's uniqueness check. ThreadSanitizer does not see the runtime's reference
/// counts, so each reading is also recorded by an atomic operation
/// (`Docs/Decisions/0019-what-orders-what.md`).
@usableFromInline
package final class ReplayElements<Element>: @unchecked Sendable {  // written by a single owner
  @usableFromInline let header: UnsafeMutablePointer<ReplayHeader>

  @inlinable
  init(capacity: Int) {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: Self.offset + capacity * MemoryLayout<Element>.stride,
      alignment: max(MemoryLayout<Element>.alignment, MemoryLayout<ReplayHeader>.alignment))
    header = memory.bindMemory(to: ReplayHeader.self, capacity: 1)
    header.initialize(to: ReplayHeader(capacity: capacity))
  }

  deinit {
    header.pointee.seeReadings()
    Self.elements(after: header).deinitialize(count: header.pointee.count)
    header.deinitialize(count: 1)
    UnsafeMutableRawPointer(header).deallocate()
  }

  /// The offset of the elements.
  @inlinable @inline(__always)
  static var offset: Int {
    let mask = MemoryLayout<Element>.alignment - 1
    return (MemoryLayout<ReplayHeader>.size + mask) & ~mask
  }

  @inlinable @inline(__always)
  static func elements(
    after header: UnsafeMutablePointer<ReplayHeader>
  ) -> UnsafeMutablePointer<Element> {
    (UnsafeMutableRawPointer(header) + offset).assumingMemoryBound(to: Element.self)
  }

  /// Moves or copies the elements of `other`, which must fit here.
  @inlinable
  func fill(from other: UnsafeMutablePointer<ReplayHeader>, moving: Bool) {
    let count = other.pointee.count
    let (mine, others) = (Self.elements(after: header), Self.elements(after: other))
    header.pointee.count = count
    if moving {
      mine.moveInitialize(from: others, count: count)
      other.pointee.count = 0
    } else {
      mine.initialize(from: others, count: count)
      other.pointee.noteReading()
    }
  }
}
