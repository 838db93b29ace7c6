// SPDX-License-Identifier: MIT

/// The reason why a ``Command`` has not begun an execution.
public enum CommandError: Error {
  /// The command is not enabled; with the command and the reason.
  case notEnabled(any AnyObject & Sendable, Reason)

  /// The reason why a command is not enabled.
  public enum Reason: Sendable {
    /// The latest value of `enabledIf` was false.
    case disabled
    /// The command is executing and allows no concurrent execution.
    case executing
    /// The signal of `enabledIf` has failed with this error.
    case failed(any Error)
  }

  /// The command that is not enabled.
  public var command: any AnyObject & Sendable {
    switch self {
    case .notEnabled(let command, _): command
    }
  }

  /// The reason why the command is not enabled.
  public var reason: Reason {
    switch self {
    case .notEnabled(_, let reason): reason
    }
  }
}
