// SPDX-License-Identifier: MIT
public import BraidCore

extension ImmediateSchedulerType {
  /// An executor that runs tasks on this scheduler:
  /// `Task(executorPreference: scheduler.taskExecutor) { }`.
  ///
  /// Each access returns a new executor. On ``MainScheduler`` and ``ConcurrentMainScheduler``, jobs
  /// always run asynchronously. ``ImmediateScheduler`` and ``CurrentThreadScheduler`` run actions
  /// synchronously only, so they have no executor and this property traps: a task could not
  /// suspend.
  ///
  /// Systems before iOS 18 and macOS 15 have no executors of tasks. There, move the results of
  /// tasks with `observe(on:)`.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public var taskExecutor: SchedulerTaskExecutor { SchedulerTaskExecutor(performLater) }

  /// An executor that runs actors on this scheduler: one job at a time, even if the scheduler is
  /// concurrent.
  ///
  /// Each access returns a new executor, which the actor should store. On ``MainScheduler`` and
  /// ``ConcurrentMainScheduler``, jobs always run asynchronously. Traps for the same schedulers as
  /// ``taskExecutor``.
  ///
  /// Systems before iOS 17 and macOS 14 have no executors of actors. There, an actor runs on the
  /// executor of Swift's runtime.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public var serialExecutor: SchedulerSerialExecutor {
    SchedulerSerialExecutor(
      jobsPerTurn: eventsPerTurn, isWork: (self as? any SerialScheduler)?.isWork, performLater)
  }

  /// Runs an action, never synchronously.
  private var performLater: @Sendable (@escaping Timing.Work) -> any Disposable {
    Misuse.require(
      !(self is ImmediateScheduler || self is CurrentThreadScheduler),
      """
      \(type(of: self)): tasks and actors cannot run on it. It runs actions inside the call that \
      schedules them, but a suspended task must resume later. Use a scheduler with a queue, such \
      as SerialDispatchQueueScheduler or MainScheduler.
      """)
    if self is MainScheduler || self is ConcurrentMainScheduler {
      return MainScheduler.asyncInstance.perform
    }
    return perform
  }
}

/// A scheduler that runs one action at a time and can recognize its own actions.
private protocol SerialScheduler {
  /// Returns whether the calling code is an action of the scheduler.
  var isWork: @Sendable () -> Bool { get }
}

extension SerialDispatchQueueScheduler: SerialScheduler {
  fileprivate var isWork: @Sendable () -> Bool { { [work] in work.isCurrent } }
}

extension VirtualTimeScheduler: SerialScheduler {
  fileprivate var isWork: @Sendable () -> Bool { { [timeline] in timeline.isMovedHere } }
}
