// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends only the values that `isIncluded` lets through.
  ///
  ///     source  1--2--3--4|
  ///     even    ---2-----4|
  ///
  /// An error thrown by `isIncluded` ends the signal (C7).
  ///
  /// - Parameter isIncluded: True for the values to send.
  @preconcurrency @inlinable
  public final func filter(
    _ isIncluded: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Value> {
    StagedSignal(self, FilterStage(isIncluded)).named(after: self, "-filter:")
  }
}
