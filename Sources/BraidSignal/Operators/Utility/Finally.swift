// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs `body` when the signal ends, before the end is passed on.
  ///
  ///     source   a--b--c|
  ///     finally  a--b--c|
  ///
  /// It does not run when the subscription is disposed; for that, use ``onTermination(_:)``.
  ///
  /// - Parameter body: Runs once, on error or completion.
  @preconcurrency @inlinable
  public final func finally(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    on(error: { _ in body() }, completed: body).named(after: self, "-finally:")
  }

  /// Runs `body` when the subscription is over: on error, completion or disposal.
  ///
  /// It runs after the source's teardown, and before an end is passed on.
  ///
  /// - Parameter body: Runs once for each subscription.
  @preconcurrency @inlinable
  public final func onTermination(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { sink, scope in
        let inner = TeardownScope(scope, AnonymousDisposable(body))
        let finish = sink.finish
        self.connect(
          EventSink(
            next: sink.next,
            finish: {
              inner.dispose()
              finish($0)
            }), inner)
      }
    ).named(after: self, "-onTermination:")
  }
}
