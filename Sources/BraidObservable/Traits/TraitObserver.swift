// SPDX-License-Identifier: MIT
public import BraidCore

/// The last observer of a ``Single`` or a ``Maybe``.
///
/// It forwards only the first event that arrives.
@usableFromInline
final class TraitObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  @usableFromInline let onSuccess: (@Sendable (Element) -> Void)?
  @usableFromInline let onTermination: @Sendable (Termination) -> Void
  @usableFromInline let scope: SinkDisposer
  /// Runs immediately after the value, as in RxSwift; a completion may follow later.
  @usableFromInline let onDisposed: AnonymousDisposable?
  @exclusivity(unchecked) @usableFromInline var hasTerminated = false

  @inlinable
  init(
    _ scope: SinkDisposer, _ onSuccess: (@Sendable (Element) -> Void)?,
    _ onTermination: @escaping @Sendable (Termination) -> Void, _ onDisposed: AnonymousDisposable?
  ) {
    self.scope = scope
    self.onDisposed = onDisposed
    self.onSuccess = onSuccess
    self.onTermination = onTermination
  }

  @inlinable
  func next(_ element: Element) {
    if hasTerminated || scope.isDisposed { return }
    hasTerminated = true
    onSuccess?(element)
    onDisposed?.dispose()
  }

  @inlinable
  func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    if !hasTerminated {
      hasTerminated = true
      onTermination(termination)
    }
    scope.finish()
  }
}

extension PrimitiveSequenceType {
  /// Subscribes with a closure for the value and one for a terminal event without a value.
  func subscribe(
    _ onSuccess: (@Sendable (Element) -> Void)?,
    onTermination: @escaping @Sendable (Termination) -> Void,
    onDisposed: (@Sendable () -> Void)?
  ) -> any Disposable {
    let onDisposed = onDisposed.map { AnonymousDisposable($0) }
    let scope = SubscriptionDisposer.scope(onDisposed?.dispose)
    let observer = TraitObserver(scope, onSuccess, onTermination, onDisposed)
    primitiveSequence.source.subscribe(
      EventSink(next: { observer.next($0) }, finish: { observer.finish($0) }), scope)
    return scope
  }
}
