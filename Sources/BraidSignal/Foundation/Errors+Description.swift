// SPDX-License-Identifier: MIT
public import Foundation

extension SignalError: LocalizedError {
  /// Describes the error in a sentence.
  public var errorDescription: String? {
    switch self {
    case .timedOut: "The signal has not ended in time."
    case .noMatchingCase(let key): "There is no case for \(key), and no default."
    case .noValue: "The signal has completed without a value."
    case .moreThanOneValue: "The signal has emitted a second value."
    }
  }
}

extension CommandError: LocalizedError {
  /// Describes the error in a sentence.
  public var errorDescription: String? { "The command is not enabled." }

  /// Describes in a sentence why the command is not enabled.
  public var failureReason: String? {
    switch reason {
    case .disabled: "The latest value of its enabling signal was false."
    case .executing: "It is being executed, and allows no concurrent execution."
    case .failed(let error): "Its enabling signal has failed: \(error)"
    }
  }
}
