// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Runs `body` for each subscription, and emits its result or fails with its error.
  ///
  ///     body returns a  (a|)
  ///     body throws     #
  ///
  /// ```swift
  /// let text = Signal.try { try String(contentsOfFile: "notes.txt", encoding: .utf8) }
  /// text.subscribe(next: { print($0) }, error: { print($0) })
  /// ```
  ///
  /// If `body` returns a signal, use ``deferred(_:)``. For several values, use ``create(_:)``.
  ///
  /// - **Ends:** completes right after the value; an error thrown by `body` fails it (C7).
  /// - **Threads:** `body` runs synchronously, on the subscribing thread.
  /// - Complexity: one call of `body` for each subscription.
  ///
  /// - Parameter body: Computes the value.
  @preconcurrency
  public static func `try`(_ body: @escaping @Sendable () throws -> Value) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        do {
          let value = try body()
          // `body` may have ended the subscription through another source.
          if scope.isDisposed { return }
          withAddress(of: value) { sink.next(at: $0) }
          if !scope.isDisposed { sink.finish(.completed) }
        } catch { sink.finish(.error(error)) }
      }
    ).named("+try:")
  }
}
