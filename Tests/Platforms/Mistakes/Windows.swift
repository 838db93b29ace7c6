// SPDX-License-Identifier: MIT
// error: cannot find 'usleep' in scope
import CRT
import WinSDK

#if os(Windows)
  /// A function of POSIX.
  func pause() { usleep(50) }
#endif
