// SPDX-License-Identifier: MIT
import Android

#if os(Android)
  /// A pointer that Bionic's header says is not null.
  func bytes(_ file: OpaquePointer) -> Int { fread(nil, 1, 0, file) }
#endif
