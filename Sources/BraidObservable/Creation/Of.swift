// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits its arguments, then completes.
  ///
  ///     of(a, b, c)  (abc|)
  ///
  /// ```swift
  /// let letters = Observable.of("a", "b", "c")
  /// ```
  ///
  /// For one value, use ``just(_:)``; for a collection, `from(_:)`.
  ///
  /// - **Ends:** completes after the last value.
  /// - **Threads:** delivers on the subscribing thread, interleaved with other synchronous sources;
  ///   see `from(_:)`.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter elements: The values.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> {
    OperatorObservable(SequenceOperator(takesTurns: true, elements))
  }

  /// Emits its arguments and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - elements: The values.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(elements, on: scheduler)
  }
}
