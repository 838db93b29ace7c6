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

extension ObservableType where Element: EventConvertible {
  /// Turns values that are events into those events: the way back from ``materialize()``.
  ///
  /// - **Ends:** with the first value that is an end, or with the source.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    StagedObservable(asObservable(), DematerializeStage())
  }
}
