// SPDX-License-Identifier: MIT

/// What an operator with several sources sends through: one door in front of one observer.
///
/// Subclasses say what happens with each source's events; all they send goes through ``forward(_:)``
/// and ``end(_:)``, which any thread may call.
@usableFromInline
package class SerialSink<Element>: FlattenScope, @unchecked Sendable {  // a door
  @usableFromInline final let observer: EventSink<Element>
  @usableFromInline final let serialized = Serialized<Event<Element>>()

  @inlinable @inline(__always)
  init(_ observer: EventSink<Element>, _ outer: SinkDisposer) {
    self.observer = observer
    super.init(outer)
  }

  /// Sends a value.
  @inlinable
  final func forward(_ element: Element) {
    if serialized.enter() {
      if !outer.isDisposed { observer.next(element) }
      // Not `leave(_:)`: a closure formed here would retain this object for each value.
      if !serialized.door.leave() { drain() }
    } else {
      enqueue(.next(element))
    }
  }

  /// Ends the result.
  @inlinable
  package final func end(_ stop: Stop) { serialized.send(Event(stop)) { handle($0) } }

  @inlinable @inline(never)
  final func enqueue(_ event: Event<Element>) { serialized.enqueue(event) { handle($0) } }

  @inlinable @inline(never)
  final func drain() { serialized.drain { handle($0) } }

  @inlinable
  final func handle(_ event: Event<Element>) {
    if !outer.isDisposed { observer.on(event) }
  }
}
