// SPDX-License-Identifier: MIT
public import Synchronization

/// One observer's slot in the list of a subject, in plain memory.
///
/// Not an object: iterating over objects costs two retains and two releases per observer and event.
/// The list's gate guards the slot. Either the list or the observer's scope ends the subscription;
/// ``ObserverLinks/list`` decides which.
@usableFromInline
struct ObserverSlot<Element>: ~Copyable {
  @usableFromInline let links: ObserverLinks
  @usableFromInline let sink: EventSink<Element>

  @inlinable
  init(_ list: ObserverList, _ sink: consuming EventSink<Element>) {
    self.links = ObserverLinks(list)
    self.sink = sink
  }

  @inlinable @inline(__always)
  borrowing func send(_ element: Element) {
    if links.isWanted { sink.next(element) }
  }

  @inlinable
  borrowing func replay(_ store: some ReplayStore<Element>) {
    store.replay(to: sink) { links.isWanted }
  }

  /// Allocates a slot and returns its links.
  @inlinable
  static func allocate(
    _ list: ObserverList, _ sink: consuming EventSink<Element>
  ) -> UnsafeMutablePointer<ObserverLinks> {
    let links = ObserverLinks.allocate()
    at(links).initialize(to: ObserverSlot(list, sink))
    return links
  }

  /// Returns the slot that begins with these links.
  @inlinable @inline(__always)
  static func at(_ links: UnsafeMutablePointer<ObserverLinks>) -> UnsafeMutablePointer<Self> {
    UnsafeMutableRawPointer(links).assumingMemoryBound(to: ObserverSlot.self)
  }
}

/// The part of an ``ObserverSlot`` that does not depend on the element: its first field.
@usableFromInline
package struct ObserverLinks: ~Copyable {
  /// The retained list.
  ///
  /// The first of two parties takes it: the scope, when it ends the subscription, or the list, when
  /// it drops the observer.
  @usableFromInline let list: Atomic<UnsafeMutableRawPointer?>
  /// The previous slot; for the first slot, the last one.
  ///
  /// Nil outside the list.
  @usableFromInline var previous: UnsafeMutablePointer<ObserverLinks>?
  @usableFromInline var following: UnsafeMutablePointer<ObserverLinks>?

  @usableFromInline
  init(_ list: ObserverList) { self.list = Atomic(Unmanaged.passRetained(list).toOpaque()) }

  /// Whether the observer is still subscribed.
  @inlinable @inline(__always)
  var isWanted: Bool { list.load(ordering: .relaxed) != nil }

  /// Takes the list; nil for further callers.
  borrowing func takeList() -> Unmanaged<ObserverList>? {
    list.exchange(nil, ordering: .acquiringAndReleasing).map { .fromOpaque($0) }
  }

  /// Takes the observer out of a slot that was removed from the list; nil if its scope has ended
  /// the subscription first.
  ///
  /// Afterwards the slot belongs to the scope. Only the end of the result may be called: its type
  /// is the same for all elements, so none of them is looked up at run time.
  static func release(_ links: UnsafeMutablePointer<ObserverLinks>) -> EventSink<Void>? {
    links.pointee.previous = nil
    let place = UnsafeMutableRawPointer(links + 1).assumingMemoryBound(to: EventSink<Void>.self)
    let sink = place.move()
    if let list = links.pointee.takeList() {
      list.release()
      return sink
    }
    place.initialize(to: sink)
    return nil
  }

  /// Allocates the memory of a slot.
  ///
  /// All slots have the same layout: one word of the links to destroy, two references of the sink.
  @usableFromInline
  static func allocate() -> UnsafeMutablePointer<ObserverLinks> {
    PlainMemory.allocate(byteCount: MemoryLayout<ObserverSlot<Void>>.size)
      .bindMemory(to: ObserverLinks.self, capacity: 1)
  }

  /// Frees a slot, with its sink unless that was taken.
  static func free(_ links: UnsafeMutablePointer<ObserverLinks>, withSink: Bool) {
    let slot = ObserverSlot<Void>.at(links)
    if withSink { slot.deinitialize(count: 1) }
    PlainMemory.deallocate(slot)
  }
}
