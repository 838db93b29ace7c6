// SPDX-License-Identifier: MIT
public import Synchronization

/// One observer's place in the list of a subject, in plain memory.
///
/// Not an object: walking a list of objects costs two retains and two releases an observer and
/// event. The door of the list guards the links; the list or the observer's scope, whichever is
/// later, frees the slot.
@usableFromInline
package struct BroadcastSlot<Element>: ~Copyable {
  @usableFromInline var links: BroadcastLinks
  @usableFromInline let sink: EventSink<Element>

  @inlinable
  init(_ links: consuming BroadcastLinks, _ sink: consuming EventSink<Element>) {
    self.links = links
    self.sink = sink
  }

  @inlinable @inline(__always)
  borrowing func send(_ element: Element) {
    if !links.scope.isDisposed { sink.next(element) }
  }

  /// A slot in memory of its own, by its links.
  @inlinable
  static func allocate(
    _ list: BroadcastList, _ scope: SinkDisposer, _ sink: consuming EventSink<Element>
  ) -> UnsafeMutablePointer<BroadcastLinks> {
    let slot = UnsafeMutablePointer<BroadcastSlot>.allocate(capacity: 1)
    slot.initialize(to: BroadcastSlot(BroadcastLinks(list, scope), sink))
    return UnsafeMutableRawPointer(slot).assumingMemoryBound(to: BroadcastLinks.self)
  }

  /// The slot that begins with these links.
  @inlinable @inline(__always)
  static func at(_ links: UnsafeMutablePointer<BroadcastLinks>) -> UnsafeMutablePointer<Self> {
    UnsafeMutableRawPointer(links).assumingMemoryBound(to: BroadcastSlot.self)
  }
}

/// What a slot has whatever its element: the first field of ``BroadcastSlot``.
@usableFromInline
package struct BroadcastLinks: ~Copyable {
  @usableFromInline let list: BroadcastList
  @usableFromInline let scope: SinkDisposer
  @usableFromInline var previous: UnsafeMutablePointer<BroadcastLinks>?
  @usableFromInline var following: UnsafeMutablePointer<BroadcastLinks>?
  @usableFromInline var isLinked = false
  /// Raised when the subject has let go of the observer by itself: after its end.
  @usableFromInline let isGone = Atomic<Bool>(false)

  @usableFromInline
  init(_ list: BroadcastList, _ scope: SinkDisposer) {
    self.list = list
    self.scope = scope
  }

  /// Frees the slot.
  ///
  /// Every slot's memory looks alike: two references of the links, two of the sink.
  static func free(_ links: UnsafeMutablePointer<BroadcastLinks>) {
    let slot = BroadcastSlot<Void>.at(links)
    slot.deinitialize(count: 1)
    slot.deallocate()
  }
}
