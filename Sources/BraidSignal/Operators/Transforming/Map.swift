// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends what `transform` makes of each value.
  ///
  ///     source     a--b--c|
  ///     uppercase  A--B--C|
  ///
  /// An error thrown by `transform` ends the signal (C7).
  ///
  /// - Parameter transform: Makes a result of a value.
  @preconcurrency @inlinable
  public final func map<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, MapStage(transform)).named(after: self, "-map:")
  }
}
