// SPDX-License-Identifier: MIT
public import Testing

extension ExitTest.Result {
  /// The standard error of the process.
  public var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }

  /// The standard output of the process.
  public var outputText: String { String(decoding: standardOutputContent, as: UTF8.self) }
}
