// SPDX-License-Identifier: MIT
public import BraidCore
public import Dispatch

/// Runs work on a queue of several threads: in any order, and possibly at the same time.
///
/// The events of one subscription still arrive one at a time and in order. For work that must not
/// overlap, use ``SerialDispatchQueueScheduler``.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
  /// What the scheduler's times are.
  public typealias Time = RxTime
  /// What the scheduler's delays are.
  public typealias TimeInterval = RxTimeInterval

  private let work: WorkQueue

  /// A scheduler on `queue`.
  ///
  /// - Parameters:
  ///   - queue: Where the work is done. A serial queue is fine too.
  ///   - leeway: How much later than due its timers may fire.
  public init(
    queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    work = WorkQueue(queue, isSerial: false, leeway: leeway)
  }

  /// A scheduler with a new concurrent queue of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is.
  ///   - leeway: How much later than due its timers may fire.
  public convenience init(
    qos: DispatchQoS, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue(label: "braid.concurrent", qos: qos, attributes: .concurrent),
      leeway: leeway)
  }

  /// Monotonic time.
  public final var now: RxTime { .now }

  /// Runs `action` as soon as the queue has a thread for it.
  @preconcurrency
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    work.perform(ScheduledJob { action(state) })
  }

  /// Runs `action` on the queue once `dueTime` has passed.
  @preconcurrency
  public final func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    work.perform(ScheduledJob { action(state) }, after: dueTime)
  }

  /// Runs `action` on the queue again and again, at a steady pace; its rounds do not overlap.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.perform(RepeatingJob(state, action), after: startAfter, every: period)
  }
}
