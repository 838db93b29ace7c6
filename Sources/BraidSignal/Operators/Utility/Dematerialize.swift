// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: EventConvertible {
  /// Turns values that are events into those events: undoes ``materialize()``.
  ///
  /// It ends with the first event that is an end; a source that completes without one just
  /// completes.
  @inlinable
  public final func dematerialize() -> Signal<Value.Element> {
    StagedSignal(self, DematerializeStage<Value>()).named(after: self, "-dematerialize")
  }
}
