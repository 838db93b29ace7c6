// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Emits each value, and the completion, `dueTime` later.
  ///
  ///     source     a-bc--d|
  ///     delay(3)   ---a-bc--d|
  ///
  /// ```swift
  /// let letters = Observable.of("a", "b")
  /// let later = letters.delay(.seconds(2), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// The distances between events stay the same. To delay the subscription instead of the events,
  /// use ``delaySubscription(_:scheduler:)``.
  ///
  /// In virtual time each event is an action of its own, as in RxSwift, and a `TestScheduler`
  /// defers an action that is due now by one tick: there, events of one tick arrive at successive
  /// ticks.
  ///
  /// - **Ends:** completion is delayed like a value; an error is forwarded immediately and drops
  ///   the pending values. The source is torn down before the terminal event (C6).
  /// - **Threads:** values and completion are delivered on `scheduler`. Disposal drops the pending
  ///   values.
  ///
  /// - Parameters:
  ///   - dueTime: The delay. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the delay and delivers the events.
  /// - Returns: An observable of the same values, later.
  /// - Complexity: O(1) per event; buffers the pending values and keeps one timer per subscription.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(GatedOperator(asObservable(), delayedBy: dueTime, scheduler.timing.clock))
  }
}
