// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the last values, when the source completes.
  ///
  ///     source         a--b--c--|
  ///     take(last: 2)  ---------(bc|)
  ///
  /// - **Ends:** completion sends the values first; an error passes at once and drops them.
  ///
  /// - Parameter count: How many values; for zero or less only the end is sent.
  /// - Complexity: O(1) a value; keeps `count` values.
  @inlinable
  public final func take(last count: Int) -> Signal<Value> {
    StagedSignal(self, TakeLastStage(Swift.max(0, count))).named(after: self, "-takeLast:", count)
  }
}
