// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Runs `work` once, on `scheduler`, without waiting for anybody to subscribe, and gives every
  /// subscriber all it sends.
  ///
  /// The work runs whoever keeps the signal, and cannot be cancelled: until it returns, its
  /// subscriber may be sent to, and takes part in other subscriptions. After that the signal is
  /// kept as by ``replay()``: once nobody has it or a subscription to it any more, what is sent
  /// later is lost, and `PassthroughSubscriber.isDisposed` says so.
  ///
  /// - Parameters:
  ///   - scheduler: Where the work runs and what it has sent already is replayed.
  ///   - work: Sends events to the subscriber it is given.
  @preconcurrency
  public static func startEagerly(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    let started = started(work)
    // The first subscription starts the work, the signal itself keeps what the work sends: the
    // subscription is not needed any more when the work has returned.
    scheduler.schedule { started.subscribe().dispose() }
    return started.subscribe(on: scheduler).named("+startEagerlyWithScheduler:block:")
  }

  /// Runs `work` once, on `scheduler`, when somebody subscribes, and gives every subscriber all it
  /// sends.
  ///
  /// A subscription that is disposed before `scheduler` gets to it does not count; from then on,
  /// disposing it does not cancel the work. Otherwise like ``startEagerly(on:_:)``.
  ///
  /// - Parameters:
  ///   - scheduler: Where the work runs and what it has sent already is replayed.
  ///   - work: Sends events to the subscriber it is given.
  @preconcurrency
  public static func startLazily(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    started(work).subscribe(on: scheduler).named("+startLazilyWithScheduler:block:")
  }

  /// Runs `work` inside the first call that subscribes, and replays what it sends.
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
