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
  // Four words: a larger value is copied through witnesses.
  /// A ``ReplayElements``; nil before the first value.
  @usableFromInline var memory: ManagedBuffer<ReplayHeader, Element>?
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
    guard let header = ownMemory() else { return nil }
    let count = header.pointee.count
    if count == limit {
      let place = header.elements(of: Element.self) + oldest
      let displaced = place.move()
      place.initialize(to: element)
      oldest = oldest + 1 == limit ? 0 : oldest + 1
      return displaced
    }
    let target = count == header.pointee.capacity ? replaceMemory(moving: true) : header
    (target.elements(of: Element.self) + count).initialize(to: element)
    target.pointee.count = count + 1
    return nil
  }

  /// Returns memory that no copy shares, possibly without room for another value; nil if none is to
  /// be buffered.
  @inlinable @inline(__always)
  mutating func ownMemory() -> UnsafeMutablePointer<ReplayHeader>? {
    if let header, isKnownUniquelyReferenced(&memory) {
      header.seeReadings()
      return header
    }
    return limit == 0 ? nil : replaceMemory(moving: false)
  }

  /// Moves or copies the elements to memory that no copy shares, with room for another value unless
  /// the buffer is full.
  ///
  /// Specialized in clients: the type of the memory would be looked up at run time.
  @inlinable @inline(never)
  mutating func replaceMemory(moving: Bool) -> UnsafeMutablePointer<ReplayHeader> {
    let count = header?.pointee.count ?? 0
    let capacity = count == limit ? limit : Swift.min(limit, max(8, count * 2))
    let new = ReplayElements<Element>.make(capacity: capacity)
    let newHeader = new.withUnsafeMutablePointerToHeader { $0 }
    if let header {
      let (mine, others) = (
        newHeader.elements(of: Element.self), header.elements(of: Element.self)
      )
      newHeader.pointee.count = count
      if moving {
        mine.moveInitialize(from: others, count: count)
        header.pointee.count = 0
      } else {
        mine.initialize(from: others, count: count)
        header.noteReading()
      }
    }
    memory = new
    header = newHeader
    return newHeader
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    guard let header else { return }
    defer { withExtendedLifetime(memory) { header.noteReading() } }
    let elements = header.elements(of: Element.self)
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
struct ReplayHeader {
  // The first field: its address is the header's. Accessed atomically.
  var readings = 0
  @usableFromInline var count = 0
  @usableFromInline let capacity: Int
  @usableFromInline let elements: UnsafeMutableRawPointer

  @inlinable
  init(capacity: Int, _ elements: UnsafeMutableRawPointer) {
    self.capacity = capacity
    self.elements = elements
  }
}

extension UnsafeMutablePointer<ReplayHeader> {
  /// The number of readings, as the atomic integer that it is once the memory is in use.
  ///
  /// A `ManagedBuffer` cannot have a header that is not copyable.
  @inlinable @inline(__always)
  var readings: UnsafeMutablePointer<Atomic<Int>> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Atomic<Int>.self)
  }

  @inlinable @inline(__always)
  func elements<Element>(of type: Element.Type) -> UnsafeMutablePointer<Element> {
    pointee.elements.assumingMemoryBound(to: Element.self)
  }

  /// Records that this reader is done with the elements.
  @inlinable @inline(__always)
  func noteReading() { readings.pointee.wrappingAdd(1, ordering: .releasing) }

  /// Orders all recorded readings before the following accesses.
  @inlinable @inline(__always)
  func seeReadings() { _ = readings.pointee.load(ordering: .acquiring) }
}

/// The memory of a ``ReplayBuffer``.
///
/// A buffer writes in place if no copy refers to the memory: a reader's release of its reference
/// precedes the writer's uniqueness check. ThreadSanitizer does not see the runtime's reference
/// counts, so each reading is also recorded by an atomic operation
/// (`Docs/Decisions/0019-what-orders-what.md`).
@usableFromInline
final class ReplayElements<Element>: ManagedBuffer<ReplayHeader, Element> {
  @inlinable
  static func make(capacity: Int) -> ManagedBuffer<ReplayHeader, Element> {
    create(minimumCapacity: capacity) { buffer in
      ReplayHeader(capacity: capacity, buffer.withUnsafeMutablePointerToElements { .init($0) })
    }
  }

  deinit {
    withUnsafeMutablePointers { header, elements in
      header.seeReadings()
      elements.deinitialize(count: header.pointee.count)
    }
  }
}
