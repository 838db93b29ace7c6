// SPDX-License-Identifier: MIT
public import Testing

extension ExitTest.Result {
  /// What the process wrote to standard error.
  public var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }

  /// What the process wrote to standard output.
  public var outputText: String { String(decoding: standardOutputContent, as: UTF8.self) }
}
