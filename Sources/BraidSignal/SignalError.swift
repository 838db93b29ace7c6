// SPDX-License-Identifier: MIT

/// What the operators of signals fail with by themselves.
public enum SignalError: Error, Hashable, Sendable {
  /// ``Signal/timeout(_:on:)``: the signal took too long.
  case timedOut
  /// ``Signal/switch(on:cases:default:)``: there is no case for this key, described as text.
  case noMatchingCase(String)
}
