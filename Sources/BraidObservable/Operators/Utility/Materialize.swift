// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits each event of the source as a value, including the terminal event, then completes.
  ///
  ///     source         a-b--#
  ///     materialize()  a-b--(#|)
  ///
  /// (The last value is `Event.error`.)
  ///
  /// ```swift
  /// let events = Observable.of("a", "b").materialize()  // .next("a"), .next("b"), .completed
  /// ```
  ///
  /// Use it to handle errors as values; ``elements()`` and ``errors()`` select from them. The
  /// inverse is ``dematerialize()``.
  ///
  /// - **Ends:** completes after the source's terminal event; never fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    StagedObservable(asObservable(), MaterializeStage())
  }
}
