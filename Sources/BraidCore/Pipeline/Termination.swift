// SPDX-License-Identifier: MIT

/// How a sequence ends: the two events that carry no value.
public enum Termination: Sendable {
  /// It failed.
  case error(any Error)
  /// It ended well.
  case completed

  /// Whether the end is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// What it failed with, if it did.
  @inlinable
  package var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Calls the closure of the two that this end is for, if there is one.
  @inlinable @inline(__always)
  package func call(_ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?) {
    if let error { onError?(error) } else { onCompleted?() }
  }
}
