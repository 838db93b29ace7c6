// SPDX-License-Identifier: MIT
public import BraidCore
public import Dispatch

/// Runs work on a serial queue: one thing after another, in the order it was scheduled.
///
/// Use one for work that must not overlap but may leave the main thread. To let work overlap, use
/// ``ConcurrentDispatchQueueScheduler``.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
  /// What the scheduler's times are.
  public typealias Time = RxTime
  /// What the scheduler's delays are.
  public typealias TimeInterval = RxTimeInterval

  final let work: WorkQueue

  /// A scheduler on `serialQueue`, which must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = WorkQueue(serialQueue, leeway: leeway)
  }

  /// A scheduler with a new serial queue.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Changes the queue before it is used: its target, its specifics.
  ///   - leeway: How much later than due its timers may fire.
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

  /// A scheduler with a new serial queue that uses the threads of `queue`, which may be concurrent.
  ///
  /// - Parameters:
  ///   - queue: Where the work is done.
  ///   - internalSerialQueueName: The label of the new queue.
  ///   - leeway: How much later than due its timers may fire.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(
      serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// A scheduler with a new serial queue on the system's threads of a quality of service.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is.
  ///   - internalSerialQueueName: The label of the new queue.
  ///   - leeway: How much later than due its timers may fire.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "braid.serial",
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(
      queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName,
      leeway: leeway)
  }

  /// Monotonic time.
  public final var now: RxTime { .now }

  /// Runs `action` as soon as the queue gets to it.
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

  /// Runs `action` on the queue again and again, at a steady pace.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    work.perform(RepeatingJob(state, action), after: startAfter, every: period)
  }
}

extension RepeatingJob {
  /// Each round gets what the one before it returned.
  convenience init<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> State
  ) {
    let rounds = RoundState(state, action)
    self.init { rounds.advance() }
  }
}
