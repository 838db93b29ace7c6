// SPDX-License-Identifier: MIT
import BraidCore

/// A periodic action in virtual time.
final class VirtualPeriodicWork<State: Sendable>: Cancelable, @unchecked Sendable {
  // `current` has its own lock. `state` and `round` are accessed only by the action, whose calls
  // never overlap.
  private var state: State
  private var round = 0
  private let period: Duration
  private let action: @Sendable (State) -> State
  private let schedule: @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable
  private let current = Locked(Current())

  private struct Current {
    var isDisposed = false
    var work: (any Disposable)?
    /// The number of the call that `work` is.
    var round = -1
  }

  init(
    _ state: State, period: Duration, _ action: @escaping @Sendable (State) -> State,
    _ schedule: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable
  ) {
    self.state = state
    self.period = max(period, .zero)
    self.action = action
    self.schedule = schedule
  }

  var isDisposed: Bool { current.withLock { $0.isDisposed } }

  func dispose() {
    let work = current.withLock { current in
      current.isDisposed = true
      defer { current.work = nil }
      return current.work
    }
    work?.dispose()
  }

  func schedule(after delay: Duration) {
    let round = round
    let work = schedule(delay) { self.tick() }
    let (isLate, old) = current.withLock { current -> (Bool, (any Disposable)?) in
      if current.isDisposed { return (true, nil) }
      // On another thread, the call may have run and scheduled the next one before this line.
      guard round > current.round else { return (false, nil) }
      current.round = round
      defer { current.work = work }
      return (false, current.work)
    }
    if isLate { work.dispose() }
    withExtendedLifetime(old) {}
  }

  /// The next call is scheduled first, so that it is one period after this one regardless of the
  /// action.
  private func tick() {
    if isDisposed { return }
    round += 1
    schedule(after: period)
    state = action(state)
  }
}
