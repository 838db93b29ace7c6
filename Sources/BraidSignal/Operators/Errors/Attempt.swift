// SPDX-License-Identifier: MIT

extension Signal {
  /// Validates each value; an error thrown by `body` fails the signal.
  ///
  ///     source         a--b--c|
  ///     throws for c   a--b--#
  ///
  /// ```swift
  /// struct Negative: Error {}
  /// let amounts = Signal.from([5, 3, -1])
  /// amounts
  ///   .attempt { if $0 < 0 { throw Negative() } }
  ///   .subscribe(next: { print($0) }, error: { print($0) })  // 5, 3, Negative()
  /// ```
  ///
  /// Values for which `body` returns are forwarded unchanged. To transform them as well, use
  /// ``map(_:)``, whose closure may throw too. ``doNext(_:)`` is the same operator for side
  /// effects.
  ///
  /// - **Ends:** with the source, or with the error thrown by `body` (C7).
  /// - **Threads:** events arrive on the source's thread; `body` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter body: Called with each value before it is forwarded.
  @preconcurrency
  public final func attempt(
    _ body: @escaping @Sendable (Value) throws -> Void
  ) -> Signal<Value> {
    doNext(body).named(after: self, "-try:")
  }
}

extension Signal {
  /// ReactiveObjC's name for ``map(_:)`` with a transformation that can fail.
  @preconcurrency
  public final func tryMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    map(transform).named(after: self, "-tryMap:")
  }
}
