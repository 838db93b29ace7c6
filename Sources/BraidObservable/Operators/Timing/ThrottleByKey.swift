// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Throttles the values of each key by themselves.
  ///
  ///     source                          aAb-B----a|
  ///     throttle(3, byKey: lowercased)  a-bA-B---a|
  ///
  /// Use it where many things report at once and each is to be limited: the progress of downloads,
  /// the positions of vehicles. To limit them all together, use
  /// ``ObservableType/throttle(_:latest:scheduler:)``; to treat each key in another way, use
  /// ``ObservableType/groupBy(keySelector:)``, which remembers every key until the end.
  ///
  /// - **Ends:** completion waits for the pending values, each of which is sent when its time has
  ///   come; an error passes at once and drops them. An error thrown by `keySelector` is the end.
  /// - **Threads:** as for ``ObservableType/throttle(_:latest:scheduler:)``.
  ///
  /// - Parameters:
  ///   - dueTime: How long nothing of a key is sent after a value of it.
  ///   - keySelector: Says which key a value has.
  ///   - latest: Whether the last value of the key that came in that time is sent when it is over.
  ///   - scheduler: Measures the time and delivers the values that waited.
  /// - Returns: An observable of at most one value of a key per `dueTime`.
  /// - Complexity: O(1) an event on average; keeps one timer a subscription, and a key and at most
  ///   one value of it until its `dueTime` is over.
  @preconcurrency @inlinable
  public func throttle<Key: Hashable & Sendable>(
    _ dueTime: RxTimeInterval, byKey keySelector: @escaping @Sendable (Element) throws -> Key,
    latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(
      TimedOperator(
        asObservable(), ThrottleByKeyRule(dueTime, byKey: keySelector, sendsLatest: latest),
        scheduler.timing))
  }
}
