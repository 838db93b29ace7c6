// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Drops the first `count` values and emits the rest.
  ///
  ///     source   a--b--c--d|
  ///     skip(2)  ------c--d|
  ///
  /// ```swift
  /// let rows = Signal.from(["header", "1", "2"])
  /// rows.skip(1).subscribe(next: { print($0) })  // 1, 2
  /// ```
  ///
  /// To drop values up to a condition, use ``skip(while:)``. To emit only the first values, use
  /// ``take(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter count: The number of values to drop. Zero or less drops none.
  @inlinable
  public final func skip(_ count: Int) -> Signal<Value> {
    StagedSignal(self, SkipStage(count)).named(after: self, "-skip:", count)
  }
}
