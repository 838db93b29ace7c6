// SPDX-License-Identifier: MIT
import BraidCore

/// Runs work with the delays of a clock: one that stands still while the machine sleeps, or the one
/// that a test has put into the code under test.
///
/// The work itself is done on the system's threads, one thing at a time and in order. Delays that
/// end at the same moment may end in either order.
///
/// ```swift
/// let model = Model(clock: clock)  // `Task.sleep` and this scheduler by one clock
/// query.debounce(.seconds(1), scheduler: ClockScheduler(clock))
/// ```
public final class ClockScheduler: SchedulerType {
  private let timing: Timing

  /// A scheduler whose delays are those of `clock`.
  public init<Time: Clock>(_ clock: Time) where Time.Duration == Duration {
    timing = Timing(
      clock,
      work: SerialDispatchQueueScheduler(qos: .default, internalSerialQueueName: "clock")
        .timing)
  }

  /// The time since the scheduler was made, as its clock sees it, counted from a fixed moment.
  public var now: RxTime { MonotonicClock.origin + timing.now() }

  /// Runs `action` as soon as a thread gets to it.
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
