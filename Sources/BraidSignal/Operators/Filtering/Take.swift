// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the first values, and completes right after the last of them.
  ///
  ///     source   a--b--c--d|
  ///     take(2)  a--(b|)
  ///
  /// A value that is sent while the last one is being delivered is not counted.
  ///
  /// - **Ends:** with value number `count`, and then disposes the source; with the source if that
  ///   has fewer.
  ///
  /// - Parameter count: How many values; for zero or less it is an ``empty`` signal and never
  ///   subscribes to the source.
  @inlinable
  public final func take(_ count: Int) -> Signal<Value> {
    let signal: Signal<Value>
    if count > 0 { signal = StagedSignal(self, TakeStage(count)) } else { signal = EmptySignal() }
    return signal.named(after: self, "-take:", count)
  }

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
