// SPDX-License-Identifier: MIT
public import BraidCore

extension Scheduler {
  /// A task executor that runs tasks on this scheduler:
  /// `Task(executorPreference: scheduler.taskExecutor) { }`.
  ///
  /// Each access creates a new one. While a job runs, this scheduler is the ``current`` one.
  /// ``immediate`` traps: it performs actions inside the call that schedules them, so a task could
  /// not suspend.
  ///
  /// Systems before iOS 18 and macOS 15 have no executors of tasks. There, move the results of
  /// tasks with `deliver(on:)`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public final var taskExecutor: SchedulerTaskExecutor {
    SchedulerTaskExecutor(timingOfTasks.perform)
  }

  /// A serial executor that runs actors on this scheduler, one job at a time.
  ///
  /// Each access creates a new one, which the actor retains. While a job runs, this scheduler is
  /// the ``current`` one. ``immediate`` traps, as with ``taskExecutor``.
  ///
  /// Systems before iOS 17 and macOS 14 have no executors of actors. There, an actor runs on the
  /// executor of Swift's runtime.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public final var serialExecutor: SchedulerSerialExecutor {
    let timing = timingOfTasks
    return SchedulerSerialExecutor(
      jobsPerTurn: timing.eventsPerTurn, isWork: base.isWork, timing.perform)
  }

  private var timingOfTasks: Timing {
    Misuse.require(
      self !== Scheduler.immediate,
      """
      Scheduler.immediate: tasks and actors cannot run on it. It performs actions inside the call \
      that schedules them, and a suspended task has to resume later. Use Scheduler.background() or \
      Scheduler.main.
      """)
    return timing
  }
}
