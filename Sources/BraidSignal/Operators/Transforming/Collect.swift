// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits all values as one array when the source completes.
  ///
  ///     source   a--b--|
  ///     collect  ------(x|)
  ///
  /// ```swift
  /// let numbers = Signal.from(1...3)
  /// numbers.collect().subscribe(next: { print($0) })  // [1, 2, 3]
  /// ```
  ///
  /// For an array for each interval of time, use ``buffer(every:on:)``. To combine the values into
  /// something else, use ``reduce(_:_:)``.
  ///
  /// - **Ends:** completion first emits the array, which is empty for an empty source; an error is
  ///   forwarded and drops the values.
  /// - **Threads:** the array arrives on the thread on which the source completes.
  /// - Complexity: O(1) per value, amortized; buffers all values.
  @inlinable
  public final func collect() -> Signal<[Value]> {
    StagedSignal(self, CollectStage()).named(after: self, "-collect")
  }
}
