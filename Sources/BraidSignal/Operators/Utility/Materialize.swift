// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends the events as values, the last one too, and completes.
  ///
  /// Never fails: an error is sent as a value, and then it completes.
  @inlinable
  public final func materialize() -> Signal<Event<Value>> {
    StagedSignal(self, MaterializeStage()).named(after: self, "-materialize")
  }
}
