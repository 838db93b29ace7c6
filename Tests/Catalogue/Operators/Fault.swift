// SPDX-License-Identifier: MIT
import BraidCore

/// The place that every closure of a form passes, so that a test can let something happen there.
package final class Fault: Sendable {
  package struct Thrown: Error, Equatable {}

  private struct State {
    var calls = 0
    var action: (call: Int, perform: @Sendable () -> Void)?
    /// How many calls of closures that may throw pass before the one that does.
    var rest: Int
    var wasThrown = false
    var callsAfterThrow = 0
  }

  private let state: Locked<State>

  /// A fault that throws at the given call of those that may throw; by default never.
  package init(atCall index: Int = .max) { state = Locked(State(rest: index)) }

  /// How many closures have been called so far.
  package var calls: Int { state.withLock { $0.calls } }
  package var wasThrown: Bool { state.withLock { $0.wasThrown } }
  /// How many closures that may throw have been called after one has thrown.
  package var callsAfterThrow: Int { state.withLock { $0.callsAfterThrow } }

  /// Lets the next closure that may throw do so.
  package func throwNext() { state.withLock { if !$0.wasThrown { $0.rest = 0 } } }

  /// Performs `action` inside the call of the given number.
  package func atCall(_ call: Int, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.action = (call, action) }
  }

  /// Lets go of what it would perform.
  package func disarm() {
    let action = state.withLock { state in
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(action) {}
  }

  /// What a closure that may throw calls.
  package func check() throws {
    take()?()
    let isDue = state.withLock { state in
      if state.wasThrown { state.callsAfterThrow += 1 }
      state.rest -= 1
      if state.rest == -1 { state.wasThrown = true }
      return state.rest == -1
    }
    if isDue { throw Thrown() }
  }

  /// What any other closure calls.
  package func visit() { take()?() }

  /// Counts a call, and hands out what it is to perform.
  private func take() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.calls += 1 }
      guard let action = state.action, action.call == state.calls else { return nil }
      return action.perform
    }
  }
}

/// What the sources of a form fail with.
package struct SourceFailure: Error, Equatable {
  package init() {}
}
