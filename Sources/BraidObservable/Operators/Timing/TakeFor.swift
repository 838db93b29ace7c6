// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Passes values on for `duration`, then completes.
  ///
  ///     source         -a-b-c-d|
  ///     take(for: 4)   -a-b|
  ///
  /// The time runs from the subscription. To stop at an event of another observable instead, use
  /// `take(until:)`.
  ///
  /// - **Ends:** passed on as they come. When the time is up, the source is disposed.
  /// - **Threads:** values arrive where they were sent, the completion on `scheduler` (C3).
  ///
  /// - Parameters:
  ///   - duration: How long values pass. Zero or less completes through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values of the first `duration`.
  @inlinable
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(TimedOperator(asObservable(), TakeForRule(duration), scheduler.timing))
  }
}
