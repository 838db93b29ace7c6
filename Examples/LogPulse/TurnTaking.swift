// SPDX-License-Identifier: MIT

import BraidObservable
import BraidSignal

/// Wraps a scheduler of signals as one for observables: the timers of Rx operators run on the same
/// serial scheduler.
struct TurnTaking: SchedulerType {
  private let scheduler: Scheduler

  init(on scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  var now: RxTime { scheduler.now }

  func schedule<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let disposable = CompoundDisposable()
    disposable.add(scheduler.schedule { disposable.add(action(state)) })
    return disposable
  }

  func scheduleRelative<State: Sendable>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let disposable = CompoundDisposable()
    disposable.add(scheduler.schedule(after: dueTime) { disposable.add(action(state)) })
    return disposable
  }
}
