// SPDX-License-Identifier: MIT
// error: 'UInt128' is only available in tvOS 18.0 or newer

#if os(tvOS)
  /// A type of tvOS 18, while the package needs tvOS 16.
  func zero() -> UInt128 { 0 }
#endif
