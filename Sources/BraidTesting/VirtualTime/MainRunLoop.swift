// SPDX-License-Identifier: MIT
import Foundation

/// The main thread's run loop, which drains the main queue.
enum MainRunLoop {
  static var isCurrent: Bool { Thread.isMainThread }

  /// Runs the pending work of the main thread.
  static func pump() { _ = RunLoop.main.run(mode: .default, before: Date()) }
}

/// Writes a line to standard error.
func standardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
