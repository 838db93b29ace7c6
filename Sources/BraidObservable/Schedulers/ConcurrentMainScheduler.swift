// SPDX-License-Identifier: MIT
public import BraidCore
import Dispatch

/// Runs work on the main queue; at once when the caller is already there, whatever waits.
///
/// Made for `subscribe(on:)`, where no order has to be kept. For events use ``MainScheduler``.
public final class ConcurrentMainScheduler: SchedulerType {
  /// What the scheduler's times are.
  public typealias Time = RxTime
  /// What the scheduler's delays are.
  public typealias TimeInterval = RxTimeInterval

  /// The only one.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// Monotonic time.
  public var now: RxTime { .now }

  /// Runs `action` inside the call on the main queue, otherwise as soon as the main queue gets to
  /// it.
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

  /// Runs `action` on the main queue again and again, at a steady pace.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    MainQueue.work.perform(RepeatingJob(state, action), after: startAfter, every: period)
  }
}
