// SPDX-License-Identifier: MIT
import Foundation

/// The main thread's run loop, which works the main queue off.
enum MainRunLoop {
  static var isCurrent: Bool { Thread.isMainThread }

  /// Does what waits on the main thread.
  static func pump() { _ = RunLoop.main.run(mode: .default, before: Date()) }
}

/// Writes a line to standard error.
func standardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
