// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: FixedWidthInteger {
  /// Emits consecutive integers, then completes.
  ///
  ///     range(start: 3, count: 4)  (3456|)
  ///
  /// ```swift
  /// let numbers = Observable.range(start: 3, count: 4)  // 3, 4, 5, 6
  /// ```
  ///
  /// For other steps, use `generate(initialState:condition:iterate:)`; for numbers over time,
  /// ``interval(_:scheduler:)``.
  ///
  /// - **Ends:** completes after the last integer.
  /// - **Threads:** delivers on the subscribing thread, interleaved with other synchronous sources;
  ///   see `from(_:)`.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: The number of integers. Zero or less emits none.
  /// - Precondition: The last integer, `start + count - 1`, does not overflow its type.
  @inlinable
  public static func range(start: Element, count: Element) -> Observable<Element> {
    OperatorObservable(StepsOperator(takesTurns: true, RangeSteps(start: start, count: count)))
  }

  /// Emits consecutive integers and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - start: The first integer.
  ///   - count: The number of integers. Zero or less emits none.
  ///   - scheduler: Delivers the events.
  /// - Precondition: The last integer, `start + count - 1`, does not overflow its type.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    let steps = RangeSteps(start: start, count: count)
    return .scheduled(on: scheduler) { steps }
  }
}
