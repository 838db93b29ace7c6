// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// What `create` of a trait runs: the user's handler, which says one thing at most.
@frozen
@usableFromInline
struct CreateOnce<Element>: SourceOperator {
  @usableFromInline let subscribe: @Sendable (OnceSink<Element>) -> any Disposable

  @inlinable
  init(_ subscribe: @escaping @Sendable (OnceSink<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  @inlinable
  func run(_ observer: consuming EventSink<Element>, _ scope: SinkDisposer) {
    scope.set(subscribe(OnceSink(observer, scope)))
  }
}

/// The pipe between the handler and the observer: the first event is the only one it takes, from
/// whichever thread, so it needs no door.
@usableFromInline
final class OnceSink<Element>: Sendable {
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let isStopped = Atomic<Bool>(false)

  @inlinable
  init(_ observer: consuming EventSink<Element>, _ scope: SinkDisposer) {
    self.observer = observer
    self.scope = scope
  }

  @inlinable
  func succeed(_ element: Element) {
    if isOver() { return }
    observer.next(element)
    if !scope.isDisposed { observer.stop(.completed) }
  }

  @inlinable
  func stop(_ stop: Stop) {
    if !isOver() { observer.stop(stop) }
  }

  /// Whether this event comes too late.
  @inlinable
  func isOver() -> Bool {
    isStopped.exchange(true, ordering: .acquiringAndReleasing) || scope.isDisposed
  }
}
