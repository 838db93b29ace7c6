// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits the values of the first `duration` after the subscription, then completes.
  ///
  ///     source         -a-b-c-d|
  ///     take(for: 4)   -a-b|
  ///
  /// ```swift
  /// let scans = PublishSubject<String>()
  /// let found = scans.take(for: .seconds(10), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// To stop at an event of another observable instead, use ``take(until:)``. To fail instead of
  /// completing, use ``timeout(_:scheduler:)``.
  ///
  /// - **Ends:** with the source, or with a completion when the time has passed, which disposes the
  ///   source.
  /// - **Threads:** values are delivered on the thread on which the source emits them, the
  ///   completion on `scheduler` (C3).
  /// - **Complexity:** O(1) per value; one timer per subscription.
  ///
  /// - Parameters:
  ///   - duration: How long values are emitted. Zero or less completes through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values of the first `duration`.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(GatedOperator(asObservable(), takenFor: duration, scheduler.timing.clock))
  }
}
