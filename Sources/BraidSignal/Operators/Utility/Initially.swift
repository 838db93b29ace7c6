// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Runs `body` on each subscription, before the source is subscribed to.
  ///
  ///     source     a--b--c|
  ///     initially  a--b--c|
  ///
  /// ```swift
  /// let request = Signal.just("answer")
  /// request.initially { print("show the spinner") }.subscribe(next: { print($0) })
  /// ```
  ///
  /// If several `initially` follow each other, the last in the chain runs first. To emit a value
  /// first, use ``startWith(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** `body` runs synchronously, on the subscribing thread.
  /// - Complexity: O(1) per subscription.
  ///
  /// - Parameter body: Runs once for each subscription.
  @preconcurrency
  public final func initially(_ body: @escaping @Sendable () -> Void) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        body()
        if !scope.isDisposed { self.raw.connect(sink, scope) }
      }
    ).named(after: self, "-initially:")
  }
}
