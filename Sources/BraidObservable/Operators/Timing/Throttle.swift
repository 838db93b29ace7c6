// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits a value, then none for `dueTime`; after that, if `latest` is true, the most recent value
  /// dropped in that time.
  ///
  ///     source                       abc---d-------e|
  ///     throttle(3)                  a--c--d-------e|
  ///     throttle(3, latest: false)   a-----d-------e|
  ///
  /// ```swift
  /// let progress = PublishSubject<Double>()
  /// let shown = progress.throttle(.milliseconds(100), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// Use it to limit the rate: scrolling, progress, taps that must not fire twice. To wait for a
  /// pause instead, use ``debounce(_:scheduler:)``. To limit the rate of each key separately, use
  /// ``throttle(_:byKey:latest:scheduler:)``.
  ///
  /// - **Ends:** if a value is pending, completion is delayed until that value is due and was
  ///   emitted. An error is forwarded immediately and drops the pending value.
  /// - **Threads:** a value that is emitted immediately is delivered on the thread on which the
  ///   source emits it, a pending one on `scheduler`, one at a time (C3). Time is monotonic:
  ///   changes of the system clock have no effect.
  ///
  /// - Parameters:
  ///   - dueTime: The minimum time between two values. It begins when the observer has received
  ///     the first of them. Zero or less forwards every value.
  ///   - latest: Whether the most recent value of that time is emitted at its end.
  ///   - scheduler: Measures the time and delivers the pending values.
  /// - Returns: An observable of at most one value per `dueTime`.
  /// - Complexity: O(1) per event; keeps one value and one timer per subscription.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(
      GatedOperator(
        asObservable(), throttledFor: dueTime, sendsLatest: latest, scheduler.timing.clock))
  }
}
