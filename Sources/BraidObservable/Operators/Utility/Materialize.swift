// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the events of the source as values, its end included, then completes.
  ///
  ///     source         a-b--#
  ///     materialize()  a-b--(#|)
  ///
  /// (The last value is `Event.error`.) ``dematerialize()`` is the way back.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    StagedObservable(asObservable(), MaterializeStage())
  }
}
