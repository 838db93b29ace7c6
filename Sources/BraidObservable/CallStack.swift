// SPDX-License-Identifier: MIT
import Foundation

/// The call stack of the calling thread.
enum CallStack {
  /// The functions on the stack, the innermost first.
  ///
  /// Without names if the platform does not provide them.
  static var symbols: [String] { Thread.callStackSymbols }
}
