// SPDX-License-Identifier: MIT
// error: 'immediate(name:priority:executorPreference:operation:)' is only available in macOS 26

#if os(macOS)
  /// A function of macOS 26, while the package needs macOS 13.
  func begin() { _ = Task.immediate {} }
#endif
