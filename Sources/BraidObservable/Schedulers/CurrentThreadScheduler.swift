// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs actions on the calling thread: synchronously if no action of this scheduler runs on the
/// thread, otherwise after the actions that are queued there.
///
/// This is the trampoline. It lets synchronous sources interleave, and keeps the stack from growing
/// with the length of a chain. To run nested actions synchronously instead, use
/// ``ImmediateScheduler``.
public final class CurrentThreadScheduler: ImmediateSchedulerType {
  /// The shared instance.
  ///
  /// Each thread has its own queue.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether the calling thread runs no action of this scheduler, so that the next `schedule` runs
  /// its action synchronously.
  public static var isScheduleRequired: Bool { !Trampoline.current.isRunning }

  /// Runs `action` and the actions that it schedules, and returns after that; or queues it if the
  /// thread is already running an action of this scheduler.
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

/// Runs actions synchronously, inside the call that schedules them.
///
/// Nested actions nest on the stack, except with
/// ``ImmediateSchedulerType/scheduleRecursive(_:action:)``, which is a loop. To queue nested
/// actions instead, use ``CurrentThreadScheduler``. Neither scheduler has a clock, so neither can
/// be passed to a timed operator.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// The shared instance.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs `action` before it returns.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
