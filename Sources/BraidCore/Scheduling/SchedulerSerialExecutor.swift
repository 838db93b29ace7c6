// SPDX-License-Identifier: MIT

/// Runs actors as work of a scheduler: one job at a time, and in order.
///
/// An actor keeps it, and says that it is where it runs:
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
/// Two jobs never run at the same time, whatever the scheduler does with several pieces of work.
/// Many jobs are done in one piece of work, a limited number in a row, so that other work gets its
/// turn; in virtual time each is a piece of work. Actors that share an executor exclude one
/// another, and call each other without a hop. For tasks there is ``SchedulerTaskExecutor``.
///
/// What a serial queue or a virtual clock does for the scheduler counts as isolated, too:
/// `assumeIsolated` works in it, and so do closures of such an actor that get events by
/// `observe(on:)` or `deliver(on:)` that scheduler (C11). Of other schedulers only the jobs of this
/// executor do.
///
/// The executor keeps its scheduler. Priorities are not looked at.
public final class SchedulerSerialExecutor: SerialExecutor {
  private enum Phase {
    /// Nothing waits.
    case idle
    /// A piece of work is on its way to the jobs.
    case scheduled
    /// One runs them.
    case running
    /// One that has run enough in a row is scheduling the next one.
    case yielding
    /// That one has begun before the scheduling returned: the old one goes on instead.
    case resumed
  }

  private struct State {
    var phase = Phase.idle
    var jobs = Queue<UnownedJob>()
  }

  private let perform: @Sendable (@escaping Timing.Work) -> any Disposable
  private let jobsPerTurn: Int
  /// Whether the calling code is work of the scheduler, of which there is never more than one.
  private let isWork: (@Sendable () -> Bool)?
  private let state = Locked(State())

  /// An executor whose jobs `perform` does, of at most `jobsPerTurn` in a row.
  ///
  /// - Parameters:
  ///   - jobsPerTurn: How many jobs are done before other work gets its turn.
  ///   - isWork: Whether the calling code is work that `perform` does; nil if nobody can tell, or
  ///     it does several things at once.
  ///   - perform: Does work.
  package init(
    jobsPerTurn: Int, isWork: (@Sendable () -> Bool)?,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) {
    self.jobsPerTurn = max(jobsPerTurn, 1)
    self.isWork = isWork
    self.perform = perform
  }

  /// Queues a job until the scheduler gets to it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      state.jobs.append(job)
      guard state.phase == .idle else { return false }
      state.phase = .scheduled
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

  /// False if the piece of work before this one goes on.
  private func begin() -> Bool {
    state.withLock { state in
      if state.phase == .yielding {
        state.phase = .resumed
        return false
      }
      state.phase = .running
      return true
    }
  }

  private func next() -> UnownedJob? {
    state.withLock { state in
      let job = state.jobs.popFirst()
      if job == nil { state.phase = .idle }
      return job
    }
  }

  /// Lets other work have the scheduler; true if there is none, and this one goes on.
  private func yield() -> Bool {
    let isMore = state.withLock { state in
      state.phase = state.jobs.isEmpty ? .idle : .yielding
      return state.phase == .yielding
    }
    guard isMore else { return false }
    schedule()
    return state.withLock { state in
      state.phase = state.phase == .resumed ? .running : .scheduled
      return state.phase == .running
    }
  }

  /// Stops the program unless the calling code is work of the scheduler, as far as that can tell.
  ///
  /// Called by the runtime for code that is no job of this executor.
  public func checkIsolated() {
    if let isWork, isWork() { return }
    Misuse.stop(
      """
      SchedulerSerialExecutor: the calling code is isolated to no actor of this executor. It is no \
      job of such an actor, and \
      \(isWork == nil
        ? "what else its scheduler does is not known to be done one at a time"
        : "no work of the executor's scheduler"). Call the actor with await, from a task.
      """)
  }

  /// Whether the calling code is work of the scheduler; nil if that cannot tell.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public func isIsolatingCurrentContext() -> Bool? { isWork?() }
}
