// SPDX-License-Identifier: MIT

/// Runs Swift tasks as work of a scheduler.
///
/// Every scheduler has one; a test's virtual clock then says how far its tasks get:
///
/// ```swift
/// let model = Task(executorPreference: scheduler.taskExecutor) { await load() }
/// ```
///
/// Each job of a task, that is, what it does from one suspension to the next, is one piece of work:
/// the scheduler decides where it runs, and in which order. Child tasks inherit the preference, and
/// so do the actors that a task calls, unless these have an executor of their own, such as a
/// ``SchedulerSerialExecutor``. On a scheduler
/// that does several things at once, so do its tasks. Priorities are not looked at.
///
/// The executor keeps its scheduler. A task whose scheduler never gets to it never goes on: do not
/// shut down what a scheduler works on while there are tasks of it.
public final class SchedulerTaskExecutor: TaskExecutor {
  private let perform: @Sendable (@escaping Timing.Work) -> any Disposable

  package init(_ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable) {
    self.perform = perform
  }

  /// Hands a job to the scheduler.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // Nobody cancels a job: a task that is cancelled runs on, and finds out.
    _ = perform { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
