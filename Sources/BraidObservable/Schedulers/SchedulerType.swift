// SPDX-License-Identifier: MIT
public import BraidCore

/// A point in time of a scheduler: monotonic, never the wall clock.
public typealias RxTime = ContinuousClock.Instant

/// A length of time: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// Something that runs work: now, or on a thread or a queue of its own.
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` with `state` as soon as the scheduler can.
  ///
  /// - Returns: Cancels the work if it has not started; disposes what the action returned if it has.
  @preconcurrency
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler with a clock.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time now, as this scheduler sees it.
  var now: RxTime { get }

  /// Runs `action` with `state` once `dueTime` has passed; at once if it is not positive.
  @preconcurrency
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again until disposed, each time with what it returned the time before.
  @preconcurrency
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}
