// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Collects values into arrays; emits an array when `timeSpan` has passed or when it contains
  /// `count` values.
  ///
  ///     source         -a-bcd-e|
  ///     buffer(4, 2)   ---x-y--(z|)
  ///
  /// (`x` is `[a, b]`, `y` is `[c, d]`, `z` is `[e]`.)
  ///
  /// ```swift
  /// let samples = PublishSubject<Double>()
  /// let batches = samples.buffer(
  ///   timeSpan: .seconds(1), count: 100, scheduler: MainScheduler.instance)
  /// ```
  ///
  /// The next array starts immediately, so an array may be empty. To emit observables instead of
  /// arrays, use ``window(timeSpan:count:scheduler:)``. To close the arrays by another observable,
  /// use ``bufferWithTrigger(_:)``.
  ///
  /// - **Ends:** completion emits the current array first, even if it is empty; an error drops it.
  /// - **Threads:** a full array is delivered on the thread on which its last value was emitted, an
  ///   array whose time has passed on `scheduler`, one at a time (C3).
  /// - **Complexity:** O(1) per value; buffers up to `count` values and keeps one timer per
  ///   subscription.
  ///
  /// - Parameters:
  ///   - timeSpan: The maximum time between the start of an array and its emission. If it is not
  ///     positive, arrays are emitted as fast as `scheduler` runs its actions, even empty ones.
  ///   - count: The number of values that fill an array. Zero or less means no limit.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of arrays.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    makeObservable(
      GatedOperator(
        asObservable(), bufferedFor: timeSpan, count: count, opensAtOnce: true,
        scheduler.timing.clock))
  }
}
