// SPDX-License-Identifier: MIT

/// Runs actors on a scheduler: one job at a time, in order.
///
/// The actor stores the executor and returns it as its `unownedExecutor`:
///
/// ```swift
/// actor Store {
///   private let executor: SchedulerSerialExecutor
///   nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
///
///   init(on scheduler: some SchedulerType) { executor = scheduler.serialExecutor }
/// }
/// ```
///
/// Two jobs never run concurrently, even on a concurrent scheduler. Actors that share an executor
/// exclude each other and call each other without a hop. For tasks, use ``SchedulerTaskExecutor``.
///
/// The executor runs a limited number of jobs per scheduled action, so that other actions of the
/// scheduler get their turn. In virtual time, each job is one scheduled action.
///
/// On a serial queue or in virtual time, other actions of the scheduler count as isolated, too:
/// `assumeIsolated` works in them, and so do an actor's closures that receive events through
/// `observe(on:)` or `deliver(on:)` (C11). On other schedulers, only jobs of this executor are
/// isolated.
///
/// The executor retains its scheduler and ignores priorities.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public final class SchedulerSerialExecutor: SerialExecutor {
  private enum Phase {
    /// No job is queued.
    case idle
    /// An action is scheduled or is running jobs.
    case active
    /// An action has run its share of jobs and is scheduling the next action.
    case yielding
  }

  private struct State {
    var phase = Phase.idle
    var jobs = Queue<UnownedJob>()
  }

  private let perform: @Sendable (@escaping Timing.Work) -> any Disposable
  private let jobsPerTurn: Int
  /// Whether the calling code is an action of the scheduler; nil unless the scheduler is serial.
  private let isWork: (@Sendable () -> Bool)?
  private let state = Locked(State())

  /// Creates an executor that runs its jobs inside actions scheduled by `perform`.
  ///
  /// - Parameters:
  ///   - jobsPerTurn: The number of jobs to run before other actions get their turn.
  ///   - isWork: Whether the calling code is an action of the scheduler. Pass nil if that is
  ///     unknown or the scheduler is concurrent.
  ///   - perform: Schedules an action.
  package init(
    jobsPerTurn: Int, isWork: (@Sendable () -> Bool)?,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) {
    self.jobsPerTurn = max(jobsPerTurn, 1)
    self.isWork = isWork
    self.perform = perform
  }

  /// Enqueues a job of an actor.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      guard state.phase == .idle else { return false }
      state.phase = .active
      return true
    }
    if isFirst { schedule() }
  }

  private func schedule() { _ = perform { self.work() } }

  private func work() {
    guard begin() else { return }
    repeat {
      for _ in 0..<jobsPerTurn {
        guard let job = next() else { return }
        job.runSynchronously(on: asUnownedSerialExecutor())
      }
    } while yield()
  }

  /// Begins to run jobs; returns false if the action before this one has them and continues.
  private func begin() -> Bool {
    state.withLock { state in
      defer { state.phase = .active }
      return state.phase != .yielding
    }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      let job = state.jobs.popFirst()
      if job == nil { state.phase = .idle }
      return job
    }
  }

  /// Lets other actions of the scheduler run; returns true if there are none and this action
  /// continues.
  private func yield() -> Bool {
    let isMore = state.withLock { state in
      state.phase = state.jobs.isEmpty ? .idle : .yielding
      return state.phase == .yielding
    }
    guard isMore else { return false }
    schedule()
    return state.withLock { state in
      defer { state.phase = .active }
      return state.phase != .yielding
    }
  }

  /// Traps unless the calling code is known to be an action of the scheduler.
  ///
  /// The runtime calls it for code that is not a job of this executor.
  public func checkIsolated() {
    if let isWork, isWork() { return }
    Misuse.stop(
      """
      SchedulerSerialExecutor: the calling code is not isolated to an actor of this executor. It \
      is not a job of such an actor, and \
      \(isWork == nil
        ? "the executor's scheduler cannot confirm that it runs actions one at a time"
        : "not an action of the executor's scheduler"). Call the actor with await, from a task.
      """)
  }

  /// Whether the calling code is an action of the scheduler; nil if that is unknown.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public func isIsolatingCurrentContext() -> Bool? { isWork?() }
}

/// Runs Swift tasks on a scheduler.
///
/// Every scheduler has one. With a test's virtual clock, tasks advance only with the clock:
///
/// ```swift
/// let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)
/// let sum = Task(executorPreference: scheduler.taskExecutor) { (1...1_000).reduce(0, +) }
/// ```
///
/// Each job of a task, from one suspension to the next, is one scheduled action; the scheduler
/// decides where and in which order jobs run. On a concurrent scheduler, tasks run concurrently.
/// Child tasks inherit the preference. So do the actors that a task calls, unless they have an
/// executor of their own, such as a ``SchedulerSerialExecutor``.
///
/// The executor retains its scheduler and ignores priorities. If the scheduler stops running
/// actions, its tasks never resume: do not shut down a scheduler while it has tasks.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class SchedulerTaskExecutor: TaskExecutor {
  private let perform: @Sendable (@escaping Timing.Work) -> any Disposable

  package init(_ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable) {
    self.perform = perform
  }

  /// Schedules a job of a task.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Jobs are never cancelled: a cancelled task continues, and checks for the cancellation itself.
    _ = perform { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
