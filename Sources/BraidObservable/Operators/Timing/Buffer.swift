// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Collects values into arrays; an array is sent after `timeSpan`, or as soon as it has `count`.
  ///
  ///     source         -a-bcd-e|
  ///     buffer(4, 2)   ---x-y--(z|)
  ///
  /// (`x` is `[a, b]`, `y` is `[c, d]`, `z` is `[e]`.) The next array begins at once, so an array
  /// may be empty. To get observables instead of arrays, use ``window(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** completion sends the open array first, even if it is empty; an error drops it.
  /// - **Threads:** an array that is full arrives where its last value was sent, one whose time is
  ///   up on `scheduler` (C3).
  ///
  /// - Parameters:
  ///   - timeSpan: How long an array is open.
  ///   - count: How many values make it full. Zero or less: it is never full.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of arrays.
  @inlinable
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    OperatorObservable(
      TimedOperator(
        asObservable(), BufferRule(span: timeSpan, count: count, opensAtOnce: true),
        scheduler.timing))
  }
}
