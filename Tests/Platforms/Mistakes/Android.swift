// SPDX-License-Identifier: MIT
// error: 'nil' is not compatible with expected argument type 'UnsafeMutableRawPointer'
import Android

#if os(Android)
  /// A pointer that Bionic's header says is not null.
  func bytes(_ file: OpaquePointer) -> Int { fread(nil, 1, 0, file) }
#endif
