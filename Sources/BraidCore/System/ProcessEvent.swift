// SPDX-License-Identifier: MIT

/// An event of a program that a subscription runs.
public enum ProcessEvent: Hashable, Sendable {
  /// Bytes that the program wrote to its standard output.
  case output([UInt8])
  /// Bytes that the program wrote to its standard error.
  case errorOutput([UInt8])
  /// The program has ended with a status; zero is success.
  case exited(Int32)
  /// A signal of the system has ended the program.
  case terminated(signal: Int32)
}
