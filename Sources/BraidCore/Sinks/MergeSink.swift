// SPDX-License-Identifier: MIT
public import Synchronization

/// `merge` and `flatMap`: any number of inner sources at once, one door in front of the observer.
///
/// Ends with the first error, or completes when the source and all inner ones have.
@usableFromInline
package final class MergeSink<Context, Element>: FlattenScope, @unchecked Sendable {  // atomics and a door
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let serialized = Serialized<Event<Element>>()
  /// The source, unless it has ended, and the inner sources under way.
  @usableFromInline let active = Atomic<Int>(1)

  /// What the operator needs for each value, if it makes inner sources of values.
  @usableFromInline package let context: Context

  @inlinable
  package init(_ observer: EventSink<Element>, _ outer: SinkDisposer, _ context: Context) {
    self.observer = observer
    self.context = context
    super.init(outer)
  }

  /// Subscribes to an inner source; called by the source only, so never at the same time twice.
  @inlinable
  package func subscribe(_ inner: EventSource<Element>) {
    if inner.start == .immediate {
      // Nobody but the source active: its events are serial, so nothing can overlap.
      let isAlone = active.load(ordering: .acquiring) == 1
      let next = isAlone ? observer.next : forwarding
      inner.connect(EventSink(next: next, stop: { self.immediateStopped($0) }), outer)
    } else {
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = MergeSinkIter()
      insert(iter)
      inner.subscribe(
        EventSink(next: { self.forward($0) }, stop: { self.innerStopped(iter, $0) }), iter)
    }
  }

  @usableFromInline var forwarding: @Sendable (Element) -> Void {
    @inlinable get { { self.forward($0) } }
  }

  @inlinable
  func immediateStopped(_ stop: Stop) {
    if case .error = stop { end(stop) }
  }

  /// The source has ended.
  @inlinable
  package func sourceStopped(_ stop: Stop) {
    endSource()
    if case .error = stop { end(stop) } else { finishOne() }
  }

  @inlinable
  func innerStopped(_ iter: MergeSinkIter, _ stop: Stop) {
    remove(iter)
    iter.dispose()
    if case .error = stop { end(stop) } else { finishOne() }
  }

  @inlinable
  func forward(_ element: Element) {
    if serialized.enter() {
      if !outer.isDisposed { observer.next(element) }
      serialized.leave { handle($0) }
    } else {
      serialized.enqueue(.next(element)) { handle($0) }
    }
  }

  @inlinable
  func finishOne() {
    if active.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
      end(.completed)
    }
  }

  @inlinable
  package func end(_ stop: Stop) { serialized.send(Event(stop)) { handle($0) } }

  @inlinable
  func handle(_ event: Event<Element>) {
    if !outer.isDisposed { observer.on(event) }
  }
}
