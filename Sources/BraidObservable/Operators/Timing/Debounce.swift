// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits a value once `dueTime` has passed without a newer one.
  ///
  ///     source        a-b-c-----d|
  ///     debounce(3)   -------c---(d|)
  ///
  /// ```swift
  /// let typed = PublishSubject<String>()
  /// let queries = typed.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// Use it to wait for a pause: typing, resizing, bursts of notifications. To limit the rate
  /// instead, use ``throttle(_:latest:scheduler:)``.
  ///
  /// - **Ends:** completion emits the pending value first; an error is forwarded immediately and
  ///   drops it.
  /// - **Threads:** values are delivered on `scheduler`; a terminal event on the thread on which it
  ///   was emitted, or immediately after a value in flight (C3).
  ///
  /// - Parameters:
  ///   - dueTime: How long the source must be silent. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and delivers the values.
  /// - Returns: An observable of the last value of each burst.
  /// - Complexity: O(1) per event; keeps one value and one timer per subscription.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(GatedOperator(asObservable(), debouncedFor: dueTime, scheduler.timing.clock))
  }
}
