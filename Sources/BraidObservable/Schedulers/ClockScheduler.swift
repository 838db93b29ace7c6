// SPDX-License-Identifier: MIT
import BraidCore

/// Takes its delays from a `Clock`: for example a clock that stops while the machine sleeps, or a
/// clock that a test controls.
///
/// Actions run on the system's threads, one at a time and in order. Delays that end at the same
/// time may end in either order.
///
/// ```swift
/// let query = PublishSubject<String>()
/// let clock = SuspendingClock()
/// let pauses = query.debounce(.seconds(1), scheduler: ClockScheduler(clock))
/// ```
public final class ClockScheduler: SchedulerType {
  private let timing: Timing

  /// A scheduler with the delays of `clock`.
  public init<Time: Clock>(_ clock: Time) where Time.Duration == Duration {
    timing = Timing(
      clock,
      work: SerialDispatchQueueScheduler(internalSerialQueueName: "clock").timing)
  }

  /// The time that has passed on the clock since the scheduler was made, as an instant after a
  /// fixed origin.
  public var now: RxTime { MonotonicClock.origin + timing.now() }

  /// Runs `action` on a thread of the system, asynchronously.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timing.schedule(state, action)
  }

  /// Runs `action` once `dueTime` has passed on the clock.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timing.schedule(state, after: dueTime, action)
  }
}
