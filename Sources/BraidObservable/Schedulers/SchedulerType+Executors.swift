// SPDX-License-Identifier: MIT
public import BraidCore

extension ImmediateSchedulerType {
  /// Runs tasks on this scheduler: `Task(executorPreference: scheduler.taskExecutor) { }`.
  ///
  /// A new one each time. On `MainScheduler` it never runs a job inside the call that makes it
  /// ready. Schedulers that do nothing else, ``ImmediateScheduler`` and ``CurrentThreadScheduler``,
  /// have none: a task could not suspend.
  public var taskExecutor: SchedulerTaskExecutor { SchedulerTaskExecutor(performLater) }

  /// Runs actors on this scheduler: one job at a time, also if it does several things at once
  /// itself.
  ///
  /// A new one each time: the actor keeps it. On `MainScheduler` it never runs a job inside the
  /// call that makes it ready. Schedulers that do nothing else have none, as with ``taskExecutor``.
  public var serialExecutor: SchedulerSerialExecutor {
    SchedulerSerialExecutor(
      jobsPerTurn: eventsPerTurn, isWork: (self as? any SerialScheduler)?.isWork, performLater)
  }

  /// Runs work, not inside the call.
  private var performLater: @Sendable (@escaping Timing.Work) -> any Disposable {
    Misuse.require(
      !(self is ImmediateScheduler || self is CurrentThreadScheduler),
      """
      \(type(of: self)): tasks and actors cannot run on it. It works inside the call that \
      schedules, and a task that is suspended has to go on later. Use a scheduler with a queue, \
      such as SerialDispatchQueueScheduler or MainScheduler.
      """)
    if self is MainScheduler { return MainScheduler.asyncInstance.perform }
    return perform
  }
}

/// A scheduler that does one thing after another, and knows which code that is.
private protocol SerialScheduler {
  /// Tells whether the calling code is its work.
  var isWork: @Sendable () -> Bool { get }
}

extension SerialDispatchQueueScheduler: SerialScheduler {
  fileprivate var isWork: @Sendable () -> Bool { { [work] in work.isCurrent } }
}

extension VirtualTimeScheduler: SerialScheduler {
  fileprivate var isWork: @Sendable () -> Bool { { [timeline] in timeline.isMovedHere } }
}
