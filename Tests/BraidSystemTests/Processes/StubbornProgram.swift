// SPDX-License-Identifier: MIT
import BraidCore
import Foundation
import TestSupport
import Testing

/// Disposes the subscription to a program that continues, and waits until its closures are
/// released.
///
/// - Parameter subscribe: Subscribes to a script of a shell, and calls the closure for its events.
func waitForRelease(
  _ subscribe: (_ script: String, _ received: @escaping @Sendable () -> Void) -> any Disposable
) async throws {
  let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  expectEqual(mkfifo(path, 0o600), 0)
  defer { unlink(path) }
  // The program ends when this is closed.
  let line = try #require(FileHandle(forUpdatingAtPath: path))
  let (started, start) = AsyncStream<Void>.makeStream()
  let (released, release) = AsyncStream<Void>.makeStream()
  do {
    let canary = Canary { release.finish() }
    let program = subscribe("trap '' TERM; exec 3<'\(path)'; echo started; read line <&3") {
      withExtendedLifetime(canary) { start.finish() }
    }
    for await _ in started {}
    program.dispose()
  }
  for await _ in released {}
  expectEqual(Task.isCancelled, false, "released before the time limit")
  try line.close()
}

/// Tells when it is released.
final class Canary: Sendable {
  private let isReleased: @Sendable () -> Void

  init(_ isReleased: @escaping @Sendable () -> Void) { self.isReleased = isReleased }

  deinit { isReleased() }
}
