// SPDX-License-Identifier: MIT
public import Synchronization

/// `merge` and `flatMap`: any number of inner sources at once, one door in front of the observer.
///
/// Ends with the first error, or completes when the source and all inner ones have.
@usableFromInline
package final class MergeSink<Element>: FlattenScope, @unchecked Sendable {  // see the fields
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let serialized = Serialized<Event<Element>>()
  /// The source, unless it has ended, and the inner sources under way.
  @usableFromInline let active = Atomic<Int>(1)

  @inlinable
  package init(_ observer: EventSink<Element>, _ outer: SinkDisposer) {
    self.observer = observer
    super.init(outer)
  }

  /// Subscribes to an inner source; called by the source only, so never at the same time twice.
  @inlinable
  package func subscribe(_ inner: Source<Element>) {
    switch inner {
    case .just(let element):
      // Nobody but the source is active: its events are serial, so nothing can overlap.
      if active.load(ordering: .acquiring) == 1 { observer.next(element) } else { forward(element) }
    case .stop(.completed): break
    case .stop(.error(let error)): end(.error(error))
    case .run, .hot:
      active.wrappingAdd(1, ordering: .relaxed)
      let iter = MergeSinkIter()
      insert(iter)
      inner.start(
        EventSink(next: { self.forward($0) }, stop: { self.innerStopped(iter, $0) }), iter)
    }
  }

  /// The source has ended.
  @inlinable
  package func sourceStopped(_ stop: Stop) {
    if case .error = stop { end(stop) } else { finishOne() }
  }

  @inlinable
  func innerStopped(_ iter: MergeSinkIter, _ stop: Stop) {
    remove(iter)
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
    guard !outer.isDisposed else { return }
    observer.on(event)
    if event.isStopEvent { outer.dispose() }
  }
}
