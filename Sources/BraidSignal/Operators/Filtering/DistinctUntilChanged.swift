// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the values that differ from the one before; the first always does.
  ///
  ///     source                 a--a--b--a|
  ///     distinctUntilChanged   a-----b--a|
  @inlinable
  public final func distinctUntilChanged() -> Signal<Value> where Value: Equatable {
    StagedSignal(self, DistinctValueStage()).named(after: self, "-distinctUntilChanged")
  }

  /// Sends the values that `areEqual` tells apart from the one before.
  ///
  /// An error thrown by `areEqual` ends the signal (C7).
  ///
  /// - Parameter areEqual: Whether a value equals the one before.
  @available(swift 6) @preconcurrency @inlinable
  public final func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Value, Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, DistinctStage({ $0 }, areEqual)).named(after: self, "-distinctUntilChanged")
  }
}
