// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  public import BraidCore
  public import Dispatch

  /// Runs actions on a concurrent queue: in any order, possibly concurrently.
  ///
  /// ```swift
  /// let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
  /// let squares = Observable.of(1, 2, 3).observe(on: queue).map { $0 * $0 }
  /// ```
  ///
  /// The events of one subscription are still delivered one at a time and in order. For actions
  /// that must not overlap, use ``SerialDispatchQueueScheduler``.
  public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
    /// The type of the scheduler's instants.
    public typealias Time = RxTime
    /// The type of the scheduler's delays.
    public typealias TimeInterval = RxTimeInterval

    private final let work: WorkQueue

    /// A scheduler on `queue`.
    ///
    /// - Parameters:
    ///   - queue: Runs the actions. It may be serial.
    ///   - leeway: The tolerance of its timers.
    public init(
      queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
      work = WorkQueue(queue, isSerial: false, leeway: leeway)
    }

    /// A scheduler on a new concurrent queue with a quality of service.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the queue.
    ///   - leeway: The tolerance of its timers.
    public convenience init(
      qos: DispatchQoS, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
      self.init(
        queue: DispatchQueue(label: "braid.concurrent", qos: qos, attributes: .concurrent),
        leeway: leeway)
    }

    /// The current time of the monotonic clock.
    public final var now: RxTime { .now }

    /// Runs `action` on the queue, asynchronously.
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

    /// Runs `action` on the queue periodically.
    ///
    /// Its calls do not overlap.
    @preconcurrency
    public func schedulePeriodic<StateType: Sendable>(
      _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
      action: @escaping @Sendable (StateType) -> StateType
    ) -> any Disposable {
      work.perform(RepeatingJob(state, action), after: startAfter, every: period)
    }
  }
#else
  /// Needs Dispatch, which this platform lacks.
  @available(
    *, unavailable,
    message: "there is no Dispatch on this platform: use SerialDispatchQueueScheduler()"
  )
  public final class ConcurrentDispatchQueueScheduler {}
#endif
