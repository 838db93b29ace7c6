// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends all values but the first ones.
  ///
  ///     source   a--b--c--d|
  ///     skip(2)  ------c--d|
  ///
  /// - Parameter count: How many to leave out; none if that is not positive.
  @inlinable
  public final func skip(_ count: Int) -> Signal<Value> {
    StagedSignal(self, SkipStage(count)).named(after: self, "-skip:", count)
  }
}
