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
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        body()
        if !scope.isDisposed { self.connect(sink, scope) }
      }
    ).named(after: self, "-initially:")
  }
}
