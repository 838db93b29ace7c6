// SPDX-License-Identifier: MIT

/// Why a ``Command`` has not begun an execution.
public enum CommandError: Error {
  /// It is not enabled; it comes with the command, and with the reason.
  case notEnabled(any AnyObject & Sendable, Reason)

  /// What a command that is not enabled is waiting for.
  public enum Reason: Sendable {
    /// The latest value of `enabledIf` was false.
    case disabled
    /// It is being executed, and allows no concurrent execution.
    case executing
    /// The signal of `enabledIf` has failed with this.
    case failed(any Error)
  }

  /// The command that is not enabled.
  public var command: any AnyObject & Sendable {
    switch self {
    case .notEnabled(let command, _): command
    }
  }

  /// Why it is not.
  public var reason: Reason {
    switch self {
    case .notEnabled(_, let reason): reason
    }
  }
}
