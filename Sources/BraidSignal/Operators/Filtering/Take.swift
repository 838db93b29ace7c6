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
    let signal: Signal<Value> =
      count > 0 ? StagedSignal(self, TakeStage(count)) : TerminationSignal(.completed)
    return signal.named(after: self, "-take:", count)
  }
}
