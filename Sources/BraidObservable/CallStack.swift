// SPDX-License-Identifier: MIT
import Foundation

/// Where the calling thread is.
enum CallStack {
  /// The functions it is in, the innermost first; without names where the platform knows none.
  static var symbols: [String] { Thread.callStackSymbols }
}
