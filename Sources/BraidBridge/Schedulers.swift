// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension SchedulerType {
  /// This scheduler as a scheduler of signals: the same clock, the same threads, the same order.
  ///
  /// `MainScheduler.instance` is `Scheduler.main`, which always schedules asynchronously, even on
  /// the main thread.
  ///
  /// - Returns: A scheduler that schedules here; the scheduler itself if this was one.
  public func asRACScheduler() -> Scheduler {
    if let main = self as? MainScheduler, main === MainScheduler.instance { return .main }
    if let forwarding = self as? SchedulerOfSignals { return forwarding.scheduler }
    return SchedulerOfObservables(self)
  }
}

extension Scheduler {
  /// This scheduler as a scheduler of observables: the same clock, the same threads, the same
  /// order.
  ///
  /// `Scheduler.main` is `MainScheduler.instance`, which runs an action synchronously if the call
  /// is on the main thread and nothing is queued.
  ///
  /// - Returns: A scheduler that schedules here; the scheduler itself if this was one.
  public func asSchedulerType() -> any SchedulerType {
    if self === Scheduler.main { return MainScheduler.instance }
    if let forwarding = self as? SchedulerOfObservables { return forwarding.scheduler }
    return SchedulerOfSignals(self)
  }
}

/// Wraps a scheduler of observables as a scheduler of signals.
private final class SchedulerOfObservables: Scheduler, @unchecked Sendable {  // immutable
  let scheduler: any SchedulerType

  init(_ scheduler: any SchedulerType) {
    self.scheduler = scheduler
    let timing = scheduler.timing
    let eachEvent: @Sendable () -> Timing.Turns = { .eachEvent }
    super.init(
      name: String(describing: type(of: scheduler)),
      timing: Timing(
        now: timing.now, perform: timing.perform, performAfter: timing.performAfter,
        eventsPerTurn: timing.eventsPerTurn,
        turns: timing.turns == nil ? nil : eachEvent, performEvery: timing.performEvery))
  }
}

/// Wraps a scheduler of signals as a scheduler of observables.
private final class SchedulerOfSignals: SchedulerType {
  let scheduler: Scheduler

  init(_ scheduler: Scheduler) { self.scheduler = scheduler }

  var now: RxTime { scheduler.now }

  var eventsPerTurn: Int { scheduler.timing.eventsPerTurn }

  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let job = ScheduledJob { action(state) }
    return job.cancelled(with: scheduler.schedule { job.run() })
  }

  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let job = ScheduledJob { action(state) }
    return job.cancelled(with: scheduler.schedule(after: dueTime) { job.run() })
  }
}
