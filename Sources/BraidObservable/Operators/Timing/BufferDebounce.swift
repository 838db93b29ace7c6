// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Collects values into an array until `dueTime` has passed without a newer one, and emits the
  /// array.
  ///
  ///     source     ab-c-----d|
  ///     buffer(3)  ------x---(y|)
  ///
  /// (`x` is `[a, b, c]`, `y` is `[d]`.)
  ///
  /// ```swift
  /// let changedFiles = PublishSubject<String>()
  /// let builds = changedFiles.buffer(
  ///   debounce: .milliseconds(300), count: 100, scheduler: MainScheduler.instance)
  /// ```
  ///
  /// Use it to handle a burst in one call without losing a value. For a burst's last value only,
  /// use ``debounce(_:scheduler:)``; for arrays of a fixed time,
  /// ``buffer(timeSpan:count:scheduler:)``. An array is never empty.
  ///
  /// - **Ends:** completion emits the pending array first; an error is forwarded immediately and
  ///   drops it.
  /// - **Threads:** an array is delivered on `scheduler`, a full one on the thread of its last
  ///   value; one at a time (C3).
  /// - **Complexity:** O(1) per value; buffers up to `count` values and keeps one timer per
  ///   subscription.
  ///
  /// - Parameters:
  ///   - dueTime: How long the source must be silent. Zero or less still hops through `scheduler`.
  ///   - count: The number of values that fill an array. Zero or less means no limit.
  ///   - scheduler: Times the wait and delivers the arrays.
  /// - Returns: An observable of the values of each burst.
  public func buffer(
    debounce dueTime: RxTimeInterval, count: Int = 0, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    makeObservable(
      GatedOperator(
        asObservable(), bufferedUntilPause: dueTime, count: count, scheduler.timing.clock))
  }
}
