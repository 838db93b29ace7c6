// SPDX-License-Identifier: MIT
public import BraidCore

/// The end of the line of a ``Single`` or a ``Maybe``: of all that arrives it passes on one event.
@usableFromInline
final class TraitObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  @usableFromInline let onSuccess: (@Sendable (Element) -> Void)?
  @usableFromInline let onStop: @Sendable (Stop) -> Void
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var isStopped = false

  @inlinable
  init(
    _ scope: SinkDisposer, _ onSuccess: (@Sendable (Element) -> Void)?,
    _ onStop: @escaping @Sendable (Stop) -> Void
  ) {
    self.scope = scope
    self.onSuccess = onSuccess
    self.onStop = onStop
  }

  @inlinable
  func next(_ element: Element) {
    if isStopped || scope.isDisposed { return }
    isStopped = true
    onSuccess?(element)
  }

  @inlinable
  func stop(_ stop: Stop) {
    if scope.isDisposed { return }
    if !isStopped {
      isStopped = true
      onStop(stop)
    }
    scope.finish()
  }
}

extension PrimitiveSequenceType {
  /// Subscribes with a closure for the value and one for an end without a value.
  @inlinable
  func subscribe(
    _ onSuccess: (@Sendable (Element) -> Void)?, onStop: @escaping @Sendable (Stop) -> Void,
    onDisposed: (@Sendable () -> Void)?
  ) -> any Disposable {
    let scope = SubscriptionDisposer.scope(onDisposed)
    let observer = TraitObserver(scope, onSuccess, onStop)
    primitiveSequence.source.subscribe(
      EventSink(next: { observer.next($0) }, stop: { observer.stop($0) }), scope)
    return scope
  }
}
