// SPDX-License-Identifier: MIT

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
