// SPDX-License-Identifier: MIT
import BraidCore

/// Work that runs again and again in virtual time.
final class VirtualPeriodicWork<State: Sendable>: Cancelable, @unchecked Sendable {
  // `current` is under its lock; `state` is touched by the work alone, which never overlaps.
  private var state: State
  private let period: Duration
  private let action: @Sendable (State) -> State
  private let schedule: @Sendable (Duration, @escaping @Sendable () -> Void) -> any Disposable
  private let current = Locked<(isDisposed: Bool, work: (any Disposable)?)>((false, nil))

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
      defer { current = (true, nil) }
      return current.work
    }
    work?.dispose()
  }

  func schedule(after delay: Duration) {
    let work = schedule(delay) { self.tick() }
    let (isLate, old) = current.withLock { current -> (Bool, (any Disposable)?) in
      if current.isDisposed { return (true, nil) }
      defer { current.work = work }
      return (false, current.work)
    }
    if isLate { work.dispose() }
    withExtendedLifetime(old) {}
  }

  /// The next round is scheduled first, so that it is a period behind this one whatever the action
  /// does.
  private func tick() {
    if isDisposed { return }
    schedule(after: period)
    state = action(state)
  }
}

/// A disposable with nothing to dispose.
final class VirtualNothing: Disposable {
  static let shared = VirtualNothing()
  func dispose() {}
}
