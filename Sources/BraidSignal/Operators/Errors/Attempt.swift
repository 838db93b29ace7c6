// SPDX-License-Identifier: MIT
public import BraidCore

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
    StagedSignal(
      self,
      MapStage<Value, Value> {
        try body($0)
        return $0
      }
    ).named(after: self, "-try:")
  }

  /// ``map(_:)`` by the name ReactiveObjC gives it when the transform can fail.
  @preconcurrency @inlinable
  public final func tryMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, MapStage(transform)).named(after: self, "-tryMap:")
  }
}
