// SPDX-License-Identifier: MIT
// error: cannot find 'gettid' in scope
import Darwin

#if os(watchOS)
  /// Darwin has no such function.
  func thread() -> Int32 { gettid() }
#endif
