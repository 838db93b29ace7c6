// SPDX-License-Identifier: MIT
public import Synchronization

/// One observer's place in the list of a subject, in plain memory.
///
/// Not an object: walking a list of objects costs two retains and two releases an observer and
/// event. The list's gate guards the slot; who ends the subscription, the list or the observer's
/// scope, is decided by ``ObserverLinks/list``.
@usableFromInline
package struct ObserverSlot<Element>: ~Copyable {
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

  /// A slot in memory of its own, by its links.
  @inlinable
  static func allocate(
    _ list: ObserverList, _ sink: consuming EventSink<Element>
  ) -> UnsafeMutablePointer<ObserverLinks> {
    let slot = UnsafeMutablePointer<ObserverSlot>.allocate(capacity: 1)
    slot.initialize(to: ObserverSlot(list, sink))
    return UnsafeMutableRawPointer(slot).assumingMemoryBound(to: ObserverLinks.self)
  }

  /// The slot that begins with these links.
  @inlinable @inline(__always)
  static func at(_ links: UnsafeMutablePointer<ObserverLinks>) -> UnsafeMutablePointer<Self> {
    UnsafeMutableRawPointer(links).assumingMemoryBound(to: ObserverSlot.self)
  }

  /// Takes the observer out of a slot that the list has forgotten; nil if its scope was faster.
  ///
  /// Afterwards the slot is the scope's.
  @inlinable
  static func release(_ links: UnsafeMutablePointer<ObserverLinks>) -> EventSink<Element>? {
    links.pointee.previous = nil
    let place = UnsafeMutableRawPointer(links + 1).assumingMemoryBound(to: EventSink<Element>.self)
    let sink = place.move()
    if let list = links.pointee.takeList() {
      list.release()
      return sink
    }
    place.initialize(to: sink)
    return nil
  }
}

/// What a slot has whatever its element: the first field of ``ObserverSlot``.
@usableFromInline
package struct ObserverLinks: ~Copyable {
  /// The list, for the first of two to take, with a reference to it: the scope, when it ends the
  /// subscription, or the list itself, when it lets go of an observer.
  @usableFromInline let list: Atomic<UnsafeMutableRawPointer?>
  /// The slot before; before the first one, the last.
  ///
  /// Nil outside the list.
  @usableFromInline var previous: UnsafeMutablePointer<ObserverLinks>?
  @usableFromInline var following: UnsafeMutablePointer<ObserverLinks>?

  @usableFromInline
  init(_ list: ObserverList) { self.list = Atomic(Unmanaged.passRetained(list).toOpaque()) }

  /// Whether the observer is still subscribed.
  @inlinable @inline(__always)
  var isWanted: Bool { list.load(ordering: .relaxed) != nil }

  /// The list, for the first who asks.
  @inlinable
  borrowing func takeList() -> Unmanaged<ObserverList>? {
    list.exchange(nil, ordering: .acquiringAndReleasing).map { .fromOpaque($0) }
  }

  /// Frees a slot, with the sink or, if that was taken, without.
  ///
  /// Every slot's memory looks alike: one word of the links to destroy, two references of the sink.
  static func free(_ links: UnsafeMutablePointer<ObserverLinks>, withSink: Bool) {
    let slot = ObserverSlot<Void>.at(links)
    if withSink { slot.deinitialize(count: 1) }
    slot.deallocate()
  }
}
