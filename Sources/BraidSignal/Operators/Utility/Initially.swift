// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs `body` for each subscription, before the source is subscribed to.
  ///
  ///     source     a--b--c|
  ///     initially  a--b--c|
  ///
  /// Of several in a row the one applied last runs first.
  ///
  /// - Parameter body: Runs on the subscribing thread.
  @preconcurrency @inlinable
  public final func initially(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    OperatorSignal(Initially(self, body)).named(after: self, "-initially:")
  }
}

@frozen
@usableFromInline
struct Initially<Value>: SourceOperator {
  @usableFromInline let source: Signal<Value>
  @usableFromInline let body: @Sendable () -> Void

  @inlinable
  init(_ source: Signal<Value>, _ body: @escaping @Sendable () -> Void) {
    self.source = source
    self.body = body
  }

  @inlinable
  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    body()
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
