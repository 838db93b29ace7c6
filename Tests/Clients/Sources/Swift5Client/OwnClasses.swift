// SPDX-License-Identifier: MIT
import BraidObservable

/// Classes of one's own where the library asks for `Sendable`.
class Switch: Disposable {
  var isOn = true

  func dispose() { isOn = false }
}

final class Dimmer: Switch, Cancelable {
  var isDisposed: Bool { !isOn }
}

/// A scheduler that collects actions until `run` is called.
class Later: ImmediateSchedulerType {
  var work: [() -> Void] = []

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let job = SingleAssignmentDisposable()
    work.append { job.setDisposable(action(state)) }
    return job
  }

  func run() {
    while !work.isEmpty { work.removeFirst()() }
  }
}

final class Delayed: Later, SchedulerType {
  var now: RxTime { .now }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    schedule(state, action: action)
  }
}

/// Hooks that count with a variable.
func countErrors() -> () -> Int {
  var count = 0
  Hooks.defaultErrorHandler = { _, _ in count += 1 }
  Hooks.customCaptureSubscriptionCallstack = { ["\(count)"] }
  SynchronizationTracker.hook = { _ in count += 1 }
  return { count }
}
