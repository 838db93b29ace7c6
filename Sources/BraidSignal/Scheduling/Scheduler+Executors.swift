// SPDX-License-Identifier: MIT
public import BraidCore

extension Scheduler {
  /// Runs tasks on this scheduler: `Task(executorPreference: scheduler.taskExecutor) { }`.
  ///
  /// A new one each time. While a job runs, this is the ``current`` scheduler. ``immediate``, which
  /// works inside the call that schedules, has none: a task could not suspend.
  public final var taskExecutor: SchedulerTaskExecutor {
    SchedulerTaskExecutor(timingOfTasks.perform)
  }

  /// Runs actors on this scheduler, one job at a time.
  ///
  /// A new one each time: the actor keeps it. While a job runs, this is the ``current`` scheduler.
  /// ``immediate`` has none, as with ``taskExecutor``.
  public final var serialExecutor: SchedulerSerialExecutor {
    let timing = timingOfTasks
    return SchedulerSerialExecutor(
      jobsPerTurn: timing.eventsPerTurn, isWork: base.isWork, timing.perform)
  }

  private var timingOfTasks: Timing {
    Misuse.require(
      self !== Scheduler.immediate,
      """
      Scheduler.immediate: tasks and actors cannot run on it. It works inside the call that \
      schedules, and a task that is suspended has to go on later. Use Scheduler.background() or \
      Scheduler.main.
      """)
    return timing
  }
}
