// SPDX-License-Identifier: MIT

/// What a command tells of itself.
@usableFromInline
struct CommandStatus: Equatable, Sendable {
  var isEnabled = true
  var isExecuting = false
  /// Nobody can execute it any more.
  @usableFromInline var isReleased = false

  @usableFromInline
  init() {}

  init(isEnabled: Bool, isExecuting: Bool, isReleased: Bool) {
    self.isEnabled = isEnabled
    self.isExecuting = isExecuting
    self.isReleased = isReleased
  }
}

/// Whether a command can be executed, and what it has told of that.
///
/// Not generic, so that all of it is compiled once.
@usableFromInline
struct CommandState {
  private var isAllowed = true
  private var failure: (any Error)?
  @usableFromInline private(set) var allowsConcurrentExecution: Bool
  private var running = 0
  private var isReleased = false
  /// The last one that was reported.
  private var reported = CommandStatus()

  @usableFromInline
  init(allowsConcurrentExecution: Bool) {
    self.allowsConcurrentExecution = allowsConcurrentExecution
  }

  /// Begins an execution; or returns why none can begin.
  @usableFromInline
  mutating func begin() -> CommandError.Reason? {
    if let obstacle { return obstacle }
    running += 1
    return nil
  }

  @usableFromInline
  mutating func end() { running -= 1 }

  @usableFromInline
  mutating func release() { isReleased = true }

  @usableFromInline
  mutating func allow(_ isAllowed: Bool) { self.isAllowed = isAllowed }

  @usableFromInline
  mutating func fail(_ error: any Error) { failure = error }

  @usableFromInline
  mutating func allowConcurrentExecution(_ isAllowed: Bool) {
    allowsConcurrentExecution = isAllowed
  }

  /// Why no execution can begin.
  private var obstacle: CommandError.Reason? {
    if let failure { return .failed(failure) }
    if !isAllowed { return .disabled }
    return running > 0 && !allowsConcurrentExecution ? .executing : nil
  }

  /// The status, if it has changed since the last report.
  @usableFromInline
  mutating func newStatus() -> CommandStatus? {
    let status = CommandStatus(
      isEnabled: obstacle == nil, isExecuting: running > 0, isReleased: isReleased)
    if status == reported { return nil }
    reported = status
    return status
  }
}
