// SPDX-License-Identifier: MIT
public import BraidCore

#if canImport(Dispatch)
  public import Dispatch
#endif

/// Runs actions on a serial queue: one at a time, in the order in which they were scheduled.
///
/// ```swift
/// let queue = SerialDispatchQueueScheduler(qos: .utility)
/// let stored = Observable.of("a", "b").observe(on: queue)
/// ```
///
/// Use it for actions that must not overlap and need not run on the main thread. To let actions
/// overlap, use ``ConcurrentDispatchQueueScheduler``.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
  /// The type of the scheduler's instants.
  public typealias Time = RxTime
  /// The type of the scheduler's delays.
  public typealias TimeInterval = RxTimeInterval

  final let work: WorkQueue

  /// A scheduler on a serial queue.
  init(_ work: WorkQueue) { self.work = work }

  #if canImport(Dispatch)
    /// A scheduler on `serialQueue`, which must be serial.
    convenience init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval) {
      self.init(WorkQueue(serialQueue, leeway: leeway))
    }

    /// A scheduler with a new serial queue.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The label of the queue.
    ///   - serialQueueConfiguration: Configures the queue before its first use: its target, its
    ///     specifics.
    ///   - leeway: The tolerance of its timers.
    @preconcurrency
    public convenience init(
      internalSerialQueueName: String,
      serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
      leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
      let queue = DispatchQueue(label: internalSerialQueueName)
      serialQueueConfiguration?(queue)
      self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a new serial queue that targets `queue`, which may be concurrent.
    ///
    /// - Parameters:
    ///   - queue: The target of the new queue.
    ///   - internalSerialQueueName: The label of the new queue.
    ///   - leeway: The tolerance of its timers.
    public convenience init(
      queue: DispatchQueue, internalSerialQueueName: String,
      leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
      self.init(
        serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler with a new serial queue that targets a global queue.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the global queue.
    ///   - internalSerialQueueName: The label of the new queue.
    ///   - leeway: The tolerance of its timers.
    public convenience init(
      qos: DispatchQoS, internalSerialQueueName: String = "braid.serial",
      leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
    ) {
      self.init(
        queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
        leeway: leeway)
    }
  #else
    /// A scheduler with a new serial queue, which runs its actions in tasks.
    ///
    /// - Parameter internalSerialQueueName: The name of the queue.
    public convenience init(internalSerialQueueName: String = "braid.serial") {
      self.init(.serial(label: internalSerialQueueName))
    }
  #endif

  /// The current time of the monotonic clock.
  public final var now: RxTime { .now }

  /// Runs `action` on the queue, asynchronously.
  @preconcurrency
  public final func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action)
  }

  func scheduleInternal<StateType: Sendable>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
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
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.perform(RepeatingJob(state, action), after: startAfter, every: period)
  }
}

extension RepeatingJob {
  /// Passes each call the state that the previous call returned.
  convenience init<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> State
  ) {
    let rounds = RoundState(state, action)
    self.init { rounds.advance() }
  }
}
