// SPDX-License-Identifier: MIT
import BraidCore

/// The last observer of a ``Single`` or a ``Maybe``.
///
/// It forwards only the first event that arrives.
final class TraitObserver<Element>: @unchecked Sendable {  // events are serial (C2)
  let onSuccess: (@Sendable (Element) -> Void)?
  let onTermination: @Sendable (Termination) -> Void
  let scope: SinkDisposer
  /// Runs immediately after the value, as in RxSwift; a completion may follow later.
  let onDisposed: AnonymousDisposable?
  var hasSucceeded = false

  init(
    _ scope: SinkDisposer, _ onSuccess: (@Sendable (Element) -> Void)?,
    _ onTermination: @escaping @Sendable (Termination) -> Void, _ onDisposed: AnonymousDisposable?
  ) {
    self.scope = scope
    self.onDisposed = onDisposed
    self.onSuccess = onSuccess
    self.onTermination = onTermination
  }

  func next(_ element: Element) {
    if hasSucceeded || scope.isDisposed { return }
    hasSucceeded = true
    onSuccess?(element)
    onDisposed?.dispose()
  }

  func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    if !hasSucceeded { onTermination(termination) }
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
