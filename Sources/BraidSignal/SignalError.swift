// SPDX-License-Identifier: MIT

/// The errors with which operators of signals fail.
public enum SignalError: Error, Hashable, Sendable {
  /// ``Signal/timeout(_:on:)``: the source has not ended in time.
  case timedOut
  /// ``Signal/switch(on:cases:default:)``: no case matches this key, described as text.
  case noMatchingCase(String)
  /// ``Signal/single()``: the source has completed without a value.
  case noValue
  /// ``Signal/single()``: the source has emitted a second value.
  case moreThanOneValue
}
