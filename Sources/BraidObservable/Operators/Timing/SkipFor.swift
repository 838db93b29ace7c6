// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Drops the values of the first `duration` after the subscription.
  ///
  ///     source    -a-b-c-d|
  ///     skip(4)   -----c-d|
  ///
  /// ```swift
  /// let positions = PublishSubject<Int>()
  /// let settled = positions.skip(.seconds(1), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// To wait for an event of another observable instead, use ``skip(until:)``.
  ///
  /// - **Ends:** with the source, even before the time has passed.
  /// - **Threads:** values are delivered on the thread on which the source emits them.
  /// - **Complexity:** O(1) per value; one timer per subscription.
  ///
  /// - Parameters:
  ///   - duration: How long values are dropped. Zero or less still hops through `scheduler`.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of the values after the first `duration`.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(GatedOperator(asObservable(), skippedFor: duration, scheduler.timing.clock))
  }
}
