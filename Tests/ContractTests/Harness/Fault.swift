// SPDX-License-Identifier: MIT
import BraidCore

/// The place that every closure of a row passes, so that a test can let something happen there.
final class Fault: Sendable {
  struct Thrown: Error, Equatable {}

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
  init(atCall index: Int = .max) { state = Locked(State(rest: index)) }

  /// How many closures have been called so far.
  var calls: Int { state.withLock { $0.calls } }
  var wasThrown: Bool { state.withLock { $0.wasThrown } }
  /// How many closures that may throw have been called after one has thrown.
  var callsAfterThrow: Int { state.withLock { $0.callsAfterThrow } }

  /// Lets the next closure that may throw do so.
  func throwNext() { state.withLock { if !$0.wasThrown { $0.rest = 0 } } }

  /// Performs `action` inside the call of the given number.
  func atCall(_ call: Int, _ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.action = (call, action) }
  }

  /// Lets go of what it would perform.
  func disarm() {
    let action = state.withLock { state in
      defer { state.action = nil }
      return state.action
    }
    withExtendedLifetime(action) {}
  }

  /// What a closure that may throw calls.
  func check() throws {
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
  func visit() { take()?() }

  /// Counts a call, and hands out what it is to perform.
  private func take() -> (@Sendable () -> Void)? {
    state.withLock { state in
      defer { state.calls += 1 }
      guard let action = state.action, action.call == state.calls else { return nil }
      return action.perform
    }
  }
}
