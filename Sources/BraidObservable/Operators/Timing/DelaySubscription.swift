// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Subscribes to the source `dueTime` later.
  ///
  ///     source                 a-b-c|
  ///     delaySubscription(3)   ---a-b-c|
  ///
  /// ```swift
  /// let refresh = Observable.just("fresh")
  /// let later = refresh.delaySubscription(.seconds(5), scheduler: MainScheduler.instance)
  /// ```
  ///
  /// Values that a hot source emits before that are missed. To delay the events instead of the
  /// subscription, use ``delay(_:scheduler:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** the source is subscribed on `scheduler`. Disposal before that prevents the
  ///   subscription.
  /// - **Complexity:** O(1) per event; one timer per subscription.
  ///
  /// - Parameters:
  ///   - dueTime: The delay. Zero or less still hops through `scheduler`.
  ///   - scheduler: Times the delay and subscribes.
  /// - Returns: An observable of the same events.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let timing = scheduler.timing
    let due = max(dueTime, .zero)
    let source = rawSource
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        DeferredSubscription(scope, tearDown: nil).begin(source, sink) {
          timing.performAfter(due, $0)
        }
      })
  }
}
