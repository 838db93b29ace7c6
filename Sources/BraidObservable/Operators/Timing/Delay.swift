// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Sends each value, and completion, `dueTime` later.
  ///
  ///     source     a-bc--d|
  ///     delay(3)   ---a-bc--d|
  ///
  /// Distances between events are kept. In virtual time each event is an action of its own, as in
  /// RxSwift, and a `TestScheduler` puts off what is due now: there, events of one tick arrive at
  /// successive ticks. To subscribe later instead, use ``delaySubscription(_:scheduler:)``.
  ///
  /// - **Ends:** completion is delayed like a value; an error passes immediately and drops what
  ///   waits. The source is torn down before either (C6).
  /// - **Threads:** values and completion arrive on `scheduler`. Disposal drops what waits.
  ///
  /// - Parameters:
  ///   - dueTime: How much later. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the wait and delivers the events.
  /// - Returns: An observable of the same values, later.
  /// - Complexity: O(1) an event; keeps the values on their way and one timer a subscription.
  @inlinable
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(TimedOperator(asObservable(), DelayRule(dueTime), scheduler.timing))
  }
}
