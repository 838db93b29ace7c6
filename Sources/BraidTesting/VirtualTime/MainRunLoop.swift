// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// The main thread's run loop, which drains the main queue.
enum MainRunLoop {
  #if canImport(Dispatch)
    static var isCurrent: Bool { Thread.isMainThread }

    /// Runs the pending work of the main thread.
    static func pump() { _ = RunLoop.main.run(mode: .default, before: Date()) }

    /// Sleeps until something was done on the main thread, for example an action of the main
    /// queue, or until the time is up.
    static func turn(_ time: Duration?) {
      let limit = time.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? .distantFuture
      _ = RunLoop.main.run(mode: .default, before: limit)
    }
  #else
    /// There is no run loop: a thread that waits blocks the main actor.
    static var isCurrent: Bool { false }

    static func pump() {}

    static func turn(_ time: Duration?) {}
  #endif
}
