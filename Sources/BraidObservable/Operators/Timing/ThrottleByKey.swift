// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Limits the rate of the values of each key separately.
  ///
  ///     source                          aAb-B----a|
  ///     throttle(3, byKey: lowercased)  a-bA-B---a|
  ///
  /// ```swift
  /// let progress = PublishSubject<(file: String, done: Double)>()
  /// let shown = progress.throttle(
  ///   .milliseconds(100), byKey: { $0.file }, scheduler: MainScheduler.instance)
  /// ```
  ///
  /// Use it when many objects report at the same time and each is to be limited: the progress of
  /// downloads, the positions of vehicles. To limit all values together, use
  /// ``ObservableType/throttle(_:latest:scheduler:)``. To treat each key differently, use
  /// ``ObservableType/groupBy(keySelector:)``, which keeps every key until the end.
  ///
  /// - **Ends:** completion is delayed until the pending values are due and were emitted. An error,
  ///   including one thrown by `keySelector`, ends the result immediately and drops the pending
  ///   values.
  /// - **Threads:** as for ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Parameters:
  ///   - dueTime: The minimum time between two values of one key. Zero or less forwards every
  ///     value.
  ///   - keySelector: Returns the key of a value.
  ///   - latest: Whether the key's most recent value of that time is emitted at its end.
  ///   - scheduler: Measures the time and delivers the pending values.
  /// - Returns: An observable of at most one value of a key per `dueTime`.
  /// - Complexity: O(1) per event on average; keeps one timer per subscription, and for each recent
  ///   key the key and at most one value, until its `dueTime` has passed.
  @preconcurrency
  public func throttle<Key: Hashable>(
    _ dueTime: RxTimeInterval, byKey keySelector: @escaping @Sendable (Element) throws -> Key,
    latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(
      GatedOperator(
        asObservable(), throttledFor: dueTime, byKey: keySelector, sendsLatest: latest,
        scheduler.timing.clock))
  }
}
