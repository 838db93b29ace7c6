// SPDX-License-Identifier: MIT

extension Signal {
  /// Passes each value on unless `body` throws for it; that error ends the signal.
  ///
  ///     source         a--b--c|
  ///     throws for c   a--b--#
  ///
  /// - Parameter body: Sees each value before it is sent.
  @preconcurrency @inlinable
  public final func attempt(
    _ body: @escaping @Sendable (Value) throws -> Void
  ) -> Signal<Value> {
    doNext(body).named(after: self, "-try:")
  }
}
