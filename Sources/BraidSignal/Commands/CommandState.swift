// SPDX-License-Identifier: MIT

/// The reported state of a command.
struct CommandStatus: Equatable, Sendable {
  var isEnabled = true
  var isExecuting = false
  /// The command was released; no further execution is possible.
  var isReleased = false

  init() {}

  init(isEnabled: Bool, isExecuting: Bool, isReleased: Bool) {
    self.isEnabled = isEnabled
    self.isExecuting = isExecuting
    self.isReleased = isReleased
  }
}

/// Decides whether a command can execute, and which changes of its status to report.
///
/// Not generic, so that it is compiled once.
struct CommandState {
  private var isAllowed = true
  private var failure: (any Error)?
  private(set) var allowsConcurrentExecution: Bool
  private var running = 0
  private var isReleased = false
  /// The most recently reported status.
  private var reported = CommandStatus()

  init(allowsConcurrentExecution: Bool) {
    self.allowsConcurrentExecution = allowsConcurrentExecution
  }

  /// Begins an execution, or returns the reason why none can begin.
  mutating func begin() -> CommandError.Reason? {
    if let obstacle { return obstacle }
    running += 1
    return nil
  }

  mutating func end() { running -= 1 }

  mutating func release() { isReleased = true }

  mutating func allow(_ isAllowed: Bool) { self.isAllowed = isAllowed }

  mutating func fail(_ error: any Error) { failure = error }

  mutating func allowConcurrentExecution(_ isAllowed: Bool) {
    allowsConcurrentExecution = isAllowed
  }

  /// The reason why no execution can begin.
  private var obstacle: CommandError.Reason? {
    if let failure { return .failed(failure) }
    if !isAllowed { return .disabled }
    return running > 0 && !allowsConcurrentExecution ? .executing : nil
  }

  /// The status, if it has changed since the last report.
  mutating func newStatus() -> CommandStatus? {
    let status = CommandStatus(
      isEnabled: obstacle == nil, isExecuting: running > 0, isReleased: isReleased)
    if status == reported { return nil }
    reported = status
    return status
  }
}
