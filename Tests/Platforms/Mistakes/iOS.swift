// SPDX-License-Identifier: MIT
// error: 'Atomic' is only available in iOS 18.0 or newer
import Synchronization

#if os(iOS)
  /// A type of iOS 18, while the package needs iOS 16.
  func load(_ value: borrowing Atomic<Int>) -> Int { 0 }
#endif
