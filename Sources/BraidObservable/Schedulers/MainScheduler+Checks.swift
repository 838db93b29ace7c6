// SPDX-License-Identifier: MIT
import BraidCore

extension MainScheduler {
  /// Traps unless the calling code runs on the main queue.
  ///
  /// It works in release builds and on Linux.
  ///
  /// - Parameter errorMessage: A message that replaces the default message.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if !MainQueue.isCurrent { fail(errorMessage) }
  }

  /// Traps unless the calling code runs on the main thread.
  ///
  /// After `dispatchMain()`, the thread that drains the main queue counts as the main thread. It
  /// works in release builds and on Linux.
  ///
  /// - Parameter errorMessage: A message that replaces the default message.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    if !MainThread.isCurrent, !MainQueue.isCurrent { fail(errorMessage) }
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
