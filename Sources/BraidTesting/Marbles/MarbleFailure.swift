// SPDX-License-Identifier: MIT

/// The default error of `#` in a marble diagram.
public struct MarbleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The mark itself, `#`.
  public var description: String { "#" }
}
