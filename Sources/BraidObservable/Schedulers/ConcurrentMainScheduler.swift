// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs actions on the main queue; synchronously if the call is on the main queue, even if other
/// actions are pending.
///
/// Made for `subscribe(on:)`, which needs no order. For `observe(on:)`, use ``MainScheduler``.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The type of the scheduler's instants.
  public typealias Time = RxTime
  /// The type of the scheduler's delays.
  public typealias TimeInterval = RxTimeInterval

  /// The shared instance.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The current time of the monotonic clock.
  public var now: RxTime { .now }

  /// Runs `action` synchronously on the main queue, otherwise asynchronously on the main queue.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if MainQueue.isCurrent { return action(state) }
    return MainQueue.work.perform(ScheduledJob { action(state) })
  }

  /// Runs `action` on the main queue once `dueTime` has passed.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    MainQueue.work.perform(ScheduledJob { action(state) }, after: dueTime)
  }

  /// Runs `action` on the main queue periodically.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    MainQueue.work.perform(RepeatingJob(state, action), after: startAfter, every: period)
  }
}
