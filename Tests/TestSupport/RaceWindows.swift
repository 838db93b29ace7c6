// SPDX-License-Identifier: MIT
package import BraidCore
import Testing

/// Runs `body` while `hook` is called in each moment between a decision and its consequence.
///
/// This is a switch of the whole process, so the suite has the traits `.alone` and `.serialized`.
/// The hook is called on every thread of the process, also by tests that run at the same time. In
/// release builds there are no such moments, and `body` just runs.
package func withRaceWindows<Result>(
  _ hook: @escaping @Sendable (RaceWindow.Point) -> Void, _ body: () throws -> Result
) rethrows -> Result {
  SharedResource.cores.require()
  #if DEBUG
    RaceWindow.hook = hook
    defer { RaceWindow.hook = nil }
  #endif
  return try body()
}
