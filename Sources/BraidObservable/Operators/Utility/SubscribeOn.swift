// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Subscribes to the source on `scheduler`, and unsubscribes from it there.
  ///
  ///     source                -a-b-c|
  ///     subscribe(on: same)   -a-b-c|
  ///
  /// ```swift
  /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  /// let numbers = Observable.range(start: 1, count: 1_000).subscribe(on: queue)
  /// ```
  ///
  /// Use it to move the action of a source that runs during its subscription. Events are delivered
  /// on the thread on which the source emits them; to move those, use
  /// ``observe(on:)-(ImmediateSchedulerType)``.
  ///
  /// - **Ends:** events are forwarded immediately. After a terminal event, the source is torn down
  ///   on the same thread, not on `scheduler` (C6).
  /// - **Threads:** the source is subscribed on `scheduler`. Disposal stops the events immediately,
  ///   even in the middle of a synchronous source; only the source's own teardown waits for
  ///   `scheduler`, and sources it shares with others stay connected until then. If the source is
  ///   not subscribed yet, disposal prevents it.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter scheduler: The scheduler on which the source is subscribed.
  /// - Returns: An observable of the same events.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let perform = scheduler.perform
    let source = rawSource
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        DeferredSubscription(scope, tearDown: perform)
          .begin(source, sink, schedule: perform)
      })
  }
}
