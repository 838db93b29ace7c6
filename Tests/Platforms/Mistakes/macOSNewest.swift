// SPDX-License-Identifier: MIT
// error: cannot find 'gettid' in scope
import Darwin

#if os(macOS)
  /// Darwin has no such function, but macOS 26 has the other one.
  func thread() -> Int32 {
    _ = Task.immediate {}
    return gettid()
  }
#endif
