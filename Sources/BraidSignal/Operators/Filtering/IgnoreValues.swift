// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends no value, only the end.
  ///
  ///     source        a--b--c|
  ///     ignoreValues  -------|
  @inlinable
  public final func ignoreValues() -> Signal<Value> {
    StagedSignal(self, IgnoreStage<Value, Value>()).named(after: self, "-ignoreValues")
  }
}
