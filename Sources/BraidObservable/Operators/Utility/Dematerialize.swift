// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: EventConvertible {
  /// Turns values that are events into those events: the way back from ``materialize()``.
  ///
  /// - **Ends:** with the first value that is an end, or with the source.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    StagedObservable(asObservable(), DematerializeStage())
  }
}
