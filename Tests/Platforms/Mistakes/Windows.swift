// SPDX-License-Identifier: MIT
import CRT
import WinSDK

#if os(Windows)
  /// A function of POSIX.
  func pause() { usleep(50) }
#endif
