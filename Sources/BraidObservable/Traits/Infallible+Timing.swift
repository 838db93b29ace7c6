// SPDX-License-Identifier: MIT

extension InfallibleType where Element: Sendable {
  /// Emits a value once `dueTime` has passed without a newer one.
  ///
  /// - **Ends:** completion sends the pending value first.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source must be silent.
  ///   - scheduler: Times the wait and delivers the values.
  @inlinable
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Emits a value, then none for `dueTime`; then, if `latest`, the last one that came meanwhile.
  ///
  /// - **Ends:** completion waits for a pending value.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing is sent after a value.
  ///   - latest: Whether the last value that came in that time is sent when it is over.
  ///   - scheduler: Measures the time and delivers the values that waited.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
