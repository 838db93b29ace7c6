// SPDX-License-Identifier: MIT

extension InfallibleType where Element: Sendable {
  /// Emits a value once `dueTime` has passed without a newer one; see
  /// ``ObservableType/debounce(_:scheduler:)``.
  ///
  /// - **Ends:** completion emits the pending value first.
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

  /// Emits a value, then none for `dueTime`; after that, if `latest` is true, the most recent value
  /// dropped in that time.
  ///
  /// See ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - **Ends:** completion is delayed until a pending value is due and was emitted.
  ///
  /// - Parameters:
  ///   - dueTime: The minimum time between two values.
  ///   - latest: Whether the most recent value of that time is emitted at its end.
  ///   - scheduler: Measures the time and delivers the pending values.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
