// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Runs `work` once, immediately, on `scheduler`, and replays all its events to each subscriber.
  ///
  ///     startEagerly(on: .immediate) { a-b| }  a-b|
  ///
  /// ```swift
  /// let answer = Signal<Int>.startEagerly(on: .background()) { subscriber in
  ///   subscriber.sendNext(42)
  ///   subscriber.sendCompleted()
  /// }
  /// answer.subscribe(next: { print($0) })  // 42
  /// ```
  ///
  /// The work runs whether or not the signal is retained, and cannot be cancelled. Afterwards the
  /// signal is retained as by ``replay()``: when the signal and all its subscriptions are released,
  /// later events are dropped, and `PassthroughSubscriber.isDisposed` becomes true. To run the work
  /// on the first subscription, use ``startLazily(on:_:)``; for each subscription, ``create(_:)``.
  ///
  /// - **Ends:** when `work` sends a terminal event.
  /// - **Threads:** `work` runs on `scheduler`, and events sent before a subscription are replayed
  ///   there. Later events arrive on the thread that sends them.
  /// - Complexity: buffers all events.
  ///
  /// - Parameters:
  ///   - scheduler: Runs `work` and replays its past events.
  ///   - work: Sends events to the subscriber.
  @preconcurrency
  public static func startEagerly(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    let started = started(work)
    // The first subscription starts the work. Afterwards the signal itself retains the events, so
    // the subscription is not needed when the work has returned.
    scheduler.schedule { started.subscribe().dispose() }
    return started.subscribe(on: scheduler).made(by: #function).named(
      "+startEagerlyWithScheduler:block:")
  }

  /// Runs `work` once, on `scheduler`, on the first subscription, and replays all its events to
  /// each subscriber.
  ///
  ///     startLazily(on: .immediate) { a-b| }  a-b|
  ///
  /// Differs from ``startEagerly(on:_:)`` in that nothing runs before a subscription. A
  /// subscription that is disposed before `scheduler` runs it does not start the work. Once the
  /// work has started, disposing the subscription does not cancel it.
  ///
  /// - Parameters:
  ///   - scheduler: Runs `work` and replays its past events.
  ///   - work: Sends events to the subscriber.
  @preconcurrency
  public static func startLazily(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    started(work).subscribe(on: scheduler).made(by: #function).named(
      "+startLazilyWithScheduler:block:")
  }

  /// Runs `work` inside the first call of `subscribe`, and replays its events.
  private static func started(
    _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    create { subscriber in
      work(subscriber)
      return nil
    }
    .replayLazily()
  }
}
