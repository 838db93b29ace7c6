// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits a value once `dueTime` has passed without a newer one.
  ///
  ///     source        a-b-c-----d|
  ///     debounce(3)   -------c---(d|)
  ///
  /// Use it to wait for a pause: typing, resizing, bursts of notifications. To limit the rate
  /// instead, use ``throttle(_:latest:scheduler:)``.
  ///
  /// - **Ends:** completion sends the pending value first; an error passes at once and drops it.
  /// - **Threads:** values arrive on `scheduler`; an end where it was sent, or right after a value
  ///   in flight (C3).
  ///
  /// - Parameters:
  ///   - dueTime: How long the source must be silent. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and delivers the values.
  /// - Returns: An observable of the last value of each burst.
  /// - Complexity: O(1) an event; keeps one value and one timer a subscription.
  @inlinable
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(
      TimedOperator(asObservable(), DebounceRule(dueTime), scheduler.timing))
  }
}
