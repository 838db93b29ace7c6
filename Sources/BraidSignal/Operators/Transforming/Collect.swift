// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends all values as one array, when the source completes.
  ///
  ///     source   a--b--|
  ///     collect  ------(x|)
  ///
  /// An empty source gives an empty array; an error drops the values.
  @inlinable
  public final func collect() -> Signal<[Value]> {
    StagedSignal(self, CollectStage()).named(after: self, "-collect")
  }
}
