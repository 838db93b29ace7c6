// SPDX-License-Identifier: MIT
public import BraidCore

/// The operator of `create` of a trait: the user's closure, which sends one event at most.
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

/// Connects the user's closure to the observer.
///
/// It accepts only the first event, from any thread, so it needs no serialization.
@usableFromInline
final class OnceSink<Element>: Sendable {
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let scope: SinkDisposer
  private let hasFinished = AtomicFlag()

  @inlinable
  init(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  @usableFromInline
  func succeed(_ element: Element) {
    if !finishes() { return }
    sink.next(element)
    if !scope.isDisposed { sink.finish(.completed) }
  }

  @usableFromInline
  func finish(_ termination: Termination) {
    if finishes() { sink.finish(termination) }
  }

  /// Returns true to the first caller, unless the subscription was disposed.
  private func finishes() -> Bool {
    !hasFinished.exchange(true) && !scope.isDisposed
  }
}
