// SPDX-License-Identifier: MIT
public import Synchronization

/// What an operator with several sources sends through: one door in front of one observer.
///
/// Subclasses say what happens with each source's events; all they send goes through ``forward(_:)``
/// and ``end(_:)``, which any thread may call.
@usableFromInline
package class SerialSink<Element>: FlattenScope, MessageHandler,
  @unchecked Sendable  // a door
{
  @usableFromInline final let observer: EventSink<Element>
  @usableFromInline final let serialized = Serialized<Event<Element>>()

  @inlinable @inline(__always)
  init(_ observer: consuming EventSink<Element>, _ outer: SinkDisposer) {
    self.observer = consume observer
    super.init(outer)
  }

  /// Sends a value.
  @inlinable
  final func forward(_ element: Element) { serialized.send(.next(element), to: self) }

  /// Ends the result; nothing more is started, even if the end has to wait.
  @inlinable
  package final func end(_ stop: Stop) {
    isEnding.store(true, ordering: .relaxed)
    serialized.send(Event(stop), to: self)
  }

  /// Lets go of the result behind what was sent.
  @usableFromInline
  final func vanishInTurn() {
    // The slow ways are apart: they need metadata of the events.
    if !serialized.door.enter() { return vanishLater() }
    if !outer.isDisposed { vanish() }
    if !serialized.door.leave() { workOff() }
  }

  @inline(never)
  private final func vanishLater() { serialized.enqueue(.error(SourceVanished()), for: self) }

  @inline(never)
  private final func workOff() { serialized.drain(self) }

  @inlinable @inline(__always)
  package final func handle(_ event: Event<Element>) {
    if outer.isDisposed { return }
    if case .error(let error) = event, error is SourceVanished { return vanish() }
    observer.on(event)
  }
}

/// What goes through the door of an operator, and no further, when its sources have vanished.
@frozen
@usableFromInline
struct SourceVanished: Error {
  @inlinable init() {}
}
