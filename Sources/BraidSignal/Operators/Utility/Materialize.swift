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
