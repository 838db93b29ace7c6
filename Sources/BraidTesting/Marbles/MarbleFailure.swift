// SPDX-License-Identifier: MIT

/// The error that `#` stands for in a marble diagram, unless another one is given.
public struct MarbleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The mark itself, `#`.
  public var description: String { "#" }
}
