// SPDX-License-Identifier: MIT

import BraidObservable
import BraidSignal

/// A scheduler of signals in the clothes of one for observables: the timers of Rx operators take
/// their turn with whatever else is done there.
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
