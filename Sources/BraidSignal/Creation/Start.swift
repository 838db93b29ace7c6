// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Runs `work` once, on `scheduler`, without waiting for anybody to subscribe, and gives every
  /// subscriber all it sends.
  ///
  /// What `work` sends later than it returns is lost once nobody has the signal or a subscription to
  /// it any more; see ``replay()``.
  ///
  /// - Parameters:
  ///   - scheduler: Where the work runs and what it has sent already is replayed.
  ///   - work: Sends events to the subscriber it is given.
  @preconcurrency
  public static func startEagerly(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    started(on: scheduler, work).replay().subscribe(on: scheduler)
      .named("+startEagerlyWithScheduler:block:")
  }

  /// Runs `work` once, on `scheduler`, when somebody subscribes, and gives every subscriber all it
  /// sends.
  ///
  /// Otherwise like ``startEagerly(on:_:)``.
  ///
  /// - Parameters:
  ///   - scheduler: Where the work runs and what it has sent already is replayed.
  ///   - work: Sends events to the subscriber it is given.
  @preconcurrency
  public static func startLazily(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    started(on: scheduler, work).replayLazily().subscribe(on: scheduler)
      .named("+startLazilyWithScheduler:block:")
  }

  private static func started(
    on scheduler: Scheduler, _ work: @escaping @Sendable (PassthroughSubscriber<Value>) -> Void
  ) -> Signal<Value> {
    create { subscriber in
      work(subscriber)
      return nil
    }
    .subscribe(on: scheduler)
  }
}
