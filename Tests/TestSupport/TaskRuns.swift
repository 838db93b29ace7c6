// SPDX-License-Identifier: MIT

/// How many calls in a row one task makes.
public final class TaskRuns: Sendable {
  private struct State {
    var task = 0
    var current = 0
    var longest = 0
  }

  private let state = Box(State())

  /// No calls.
  public init() {}

  /// The most calls in a row by one task.
  public var longest: Int { state.value.longest }

  /// Notes a call of the current task.
  public func note() {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    state.update { state in
      state.current = task == state.task ? state.current + 1 : 1
      state.task = task
      state.longest = max(state.longest, state.current)
    }
  }
}
