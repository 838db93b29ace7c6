// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits a value, then none for `dueTime`; then, if `latest`, the last one that came meanwhile.
  ///
  ///     source                       abc---d-------e|
  ///     throttle(3)                  a--c--d-------e|
  ///     throttle(3, latest: false)   a-----d-------e|
  ///
  /// Use it to limit the rate: scrolling, progress, taps that must not fire twice. To wait for a
  /// pause instead, use ``debounce(_:scheduler:)``.
  ///
  /// - **Ends:** completion waits for a pending value, which is sent when its time has come; an
  ///   error passes at once and drops it.
  /// - **Threads:** a value that passes at once arrives where it was sent, one that waited on
  ///   `scheduler`, still one at a time (C3). Time is monotonic: setting the clock of the machine
  ///   changes nothing.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing is sent after a value.
  ///   - latest: Whether the last value that came in that time is sent when it is over.
  ///   - scheduler: Measures the time and delivers the values that waited.
  /// - Returns: An observable of at most one value per `dueTime`.
  /// - Complexity: O(1) an event; keeps one value and one timer a subscription.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(
      TimedOperator(
        asObservable(), ThrottleRule(dueTime, sendsLatest: latest), scheduler.timing))
  }
}
