// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// What `create` of a trait runs: the user's handler, which says one thing at most.
@usableFromInline
struct CreateOnce<Element>: SourceOperator {
  @usableFromInline let subscribe: @Sendable (OnceSink<Element>) -> any Disposable

  @inlinable
  init(_ subscribe: @escaping @Sendable (OnceSink<Element>) -> any Disposable) {
    self.subscribe = subscribe
  }

  @inlinable
  func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    scope.set(subscribe(OnceSink(sink, scope)))
  }
}

/// The pipe between the handler and the observer: the first event is the only one it takes, from
/// whichever thread, so it needs no gate.
@usableFromInline
final class OnceSink<Element>: Sendable {
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let isFinished = Atomic<Bool>(false)

  @inlinable
  init(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  @inlinable
  func succeed(_ element: Element) {
    if isOver() { return }
    sink.next(element)
    if !scope.isDisposed { sink.finish(.completed) }
  }

  @inlinable
  func finish(_ termination: Termination) {
    if !isOver() { sink.finish(termination) }
  }

  /// Whether this event comes too late.
  @inlinable
  func isOver() -> Bool {
    isFinished.exchange(true, ordering: .acquiringAndReleasing) || scope.isDisposed
  }
}
