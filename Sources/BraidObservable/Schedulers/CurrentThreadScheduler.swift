// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs work on the calling thread: at once if nothing is running on it, otherwise after what is.
///
/// This is what lets synchronous sources take turns instead of one running to its end first, and
/// keeps chains of them from growing the stack. To run nested work at once instead, use
/// ``ImmediateScheduler``.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The only one; each thread has a queue of its own.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether the calling thread runs no current-thread work: the next `schedule` will start it.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Runs `action` now, and what it schedules in turn before returning; or queues it if the thread
  /// is already at such work.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    if trampoline.isRunning {
      let job = ScheduledJob { action(state) }
      trampoline.enqueue(job)
      return job
    }
    var result: any Disposable = Disposables.create()
    trampoline.run { result = action(state) }
    return result
  }
}
