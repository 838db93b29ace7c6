// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

extension MainScheduler {
  /// Traps unless the calling code runs on the main queue.
  ///
  /// Works in release builds and on Linux.
  ///
  /// - Parameter errorMessage: Said instead of the usual text.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if !MainQueue.isCurrent { fail(errorMessage) }
  }

  /// Traps unless the calling code runs on the main thread.
  ///
  /// After `dispatchMain()`, the thread that works the main queue off counts as it. Works in
  /// release builds and on Linux.
  ///
  /// - Parameter errorMessage: Said instead of the usual text.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    if !Thread.isMainThread, !MainQueue.isCurrent { fail(errorMessage) }
  }

  private static func fail(_ message: String?) -> Never {
    Misuse.stop(
      message
        ?? """
        Executing on a background thread. This code must run on the main thread; put \
        observe(on: MainScheduler.instance) in front of it.
        """)
  }
}
