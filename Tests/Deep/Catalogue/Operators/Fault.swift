// SPDX-License-Identifier: MIT
import BraidCore

/// The place that every closure of a form passes, so that a test can let something happen there.
package final class Fault: Sendable {
  package struct Thrown: Error, Equatable {}

  private struct State {
    var calls = 0
    var action: (call: Int, perform: @Sendable () -> Void)?
    /// The number of throwing closures' calls before the one that throws.
    var rest: Int
    var wasThrown = false
    var callsAfterThrow = 0
  }

  private let state: Locked<State>

  /// A fault that throws at the given call of a throwing closure; by default never.
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

  /// Releases the closure that it would perform.
  package func disarm() {
    let action = state.withLock { state in
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(action) {}
  }

  /// Called by each throwing closure.
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

  /// Counts a call, and returns the closure to perform.
  private func take() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.calls += 1 }
      guard let action = state.action, action.call == state.calls else { return nil }
      return action.perform
    }
  }
}

/// The error of the sources of a form.
package struct SourceFailure: Error, Equatable {
  package init() {}
}
