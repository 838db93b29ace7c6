// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Runs `body` before a terminal event is forwarded.
  ///
  ///     source   a--b--c|
  ///     finally  a--b--c|
  ///
  /// ```swift
  /// let request = Signal.just("answer")
  /// request.finally { print("hide the spinner") }.subscribe(next: { print($0) })
  /// ```
  ///
  /// Disposal does not run `body`; for that, use ``onTermination(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** `body` runs on the thread of the terminal event.
  /// - Complexity: O(1) per event; stores no values.
  ///
  /// - Parameter body: Runs at most once for each subscription, on an error or a completion.
  @preconcurrency
  public final func finally(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    on(error: { _ in body() }, completed: body).named(after: self, "-finally:")
  }

  /// Runs `body` when the subscription ends: on an error, a completion or a disposal.
  ///
  ///     source         a--b--c|
  ///     onTermination  a--b--c|
  ///
  /// ```swift
  /// let subscription = Signal<Int>.never
  ///   .onTermination { print("closed") }
  ///   .subscribe()
  /// subscription.dispose()  // closed
  /// ```
  ///
  /// To run a closure on terminal events only, use ``finally(_:)``.
  ///
  /// - **Ends:** with the source. `body` runs after the source's teardown and before the terminal
  ///   event is forwarded.
  /// - **Threads:** `body` runs on the thread of the terminal event or of the disposal.
  /// - Complexity: O(1) per event; stores no values.
  ///
  /// - Parameter body: Runs exactly once for each subscription.
  @preconcurrency
  public final func onTermination(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        let inner = ForwardingScope(scope, onDisposed: body)
        scope.set(inner)
        let finish = sink.finish
        self.raw.connect(
          RawSink(
            next: sink.next,
            finish: {
              inner.dispose()
              finish($0)
            }), inner)
      }
    ).named(after: self, "-onTermination:")
  }
}
