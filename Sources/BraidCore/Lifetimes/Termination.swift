// SPDX-License-Identifier: MIT

/// How a sequence terminates: the two terminal events.
public enum Termination: Sendable {
  /// It failed.
  case error(any Error)
  /// It completed.
  case completed

  /// Whether it completed.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The error, if it failed.
  @inlinable
  package var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Calls the closure that matches, unless it is nil.
  @_alwaysEmitIntoClient @inline(__always)
  package func call(_ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?) {
    if let error { onError?(error) } else { onCompleted?() }
  }
}
