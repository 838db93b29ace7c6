// SPDX-License-Identifier: MIT
package import BraidCore
import Foundation

/// Runs `body` while `hook` is called in each moment between a decision and what follows from it:
/// one test at a time, because that is a switch of the whole process.
///
/// The hook is called on every thread of the process, also by tests that run beside this one. In
/// release builds there are no such moments, and `body` just runs.
package func withRaceWindows<Result>(
  _ hook: @escaping @Sendable (RaceWindow.Point) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  try windows.withLock {
    #if DEBUG
      RaceWindow.hook = hook
      defer { RaceWindow.hook = nil }
    #endif
    return try body()
  }
}

private let windows = NSLock()
