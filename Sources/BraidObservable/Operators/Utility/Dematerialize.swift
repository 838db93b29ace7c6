// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: EventConvertible {
  /// Turns values that are events back into these events; the inverse of ``materialize()``.
  ///
  /// ```swift
  /// let events = Observable.of("a", "b").materialize()
  /// let letters = events.dematerialize()  // "a", "b"
  /// ```
  ///
  /// - **Ends:** with the first value that is a terminal event, or with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    StagedObservable(asObservable(), DematerializeStage())
  }
}
