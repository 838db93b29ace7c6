// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Transforms each value.
  ///
  ///     source     a--b--c|
  ///     uppercase  A--B--C|
  ///
  /// ```swift
  /// let letters = Signal.from(["a", "b", "c"])
  /// letters.map { $0.uppercased() }.subscribe(next: { print($0) })  // A, B, C
  /// ```
  ///
  /// If `transform` returns a signal, use ``flattenMap(_:)-((Value)->Signal<Result>)``; for a
  /// constant result, ``map(to:)``.
  ///
  /// - **Ends:** with the source; an error thrown by `transform` fails the signal (C7).
  /// - **Threads:** events arrive on the source's thread; `transform` runs there.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter transform: Returns the result for a value.
  @preconcurrency @inlinable
  public final func map<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, MapStage(transform)).named(after: self, "-map:")
  }
}
