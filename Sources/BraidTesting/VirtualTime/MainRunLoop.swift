// SPDX-License-Identifier: MIT
import Foundation

/// The main thread's run loop, which drains the main queue.
enum MainRunLoop {
  static var isCurrent: Bool { Thread.isMainThread }

  /// Runs the pending work of the main thread.
  static func pump() { _ = RunLoop.main.run(mode: .default, before: Date()) }

  /// Sleeps until something was done on the main thread, for example an action of the main queue,
  /// or until the time is up.
  static func turn(_ time: Duration?) {
    let limit = time.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? .distantFuture
    _ = RunLoop.main.run(mode: .default, before: limit)
  }
}

/// Writes a line to standard error.
func standardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
