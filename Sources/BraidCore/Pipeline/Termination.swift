// SPDX-License-Identifier: MIT

/// How a sequence ends: the two events that carry no value.
@frozen
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
}
