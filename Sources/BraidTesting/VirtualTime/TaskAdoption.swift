// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// Lets a virtual clock take over `Task { }`, which inherits no executor.
///
/// The concurrency runtime offers a hook in front of its global executor. A job that becomes ready
/// on a thread that is running a clock is caused by the clock's own work, so it goes to the clock;
/// so does what becomes ready on the main actor while a clock lets that take its turns. Whatever
/// becomes ready elsewhere goes where it always goes. Docs/Decisions/0006 says why, and what
/// happens where the runtime does not show its hook.
enum TaskAdoption {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime shows its hook.
  static var isPossible: Bool { place != nil }

  /// Where the runtime keeps its hook; nil in a program that holds the runtime without its symbols,
  /// because it was linked statically.
  nonisolated(unsafe) private static let place = CurrentProcess.address(
    ofSymbol: "swift_task_enqueueGlobal_hook")?
    .assumingMemoryBound(to: Hook?.self)

  // Whoever was there before; written under the lock, before the hook is.
  nonisolated(unsafe) private static var previous: Hook?
  private static let isInstalled = Locked(false)

  /// Installs the hook, again if somebody has removed it.
  ///
  /// Whoever came later and took it over is left in place: it may pass on to this one already.
  static func install() {
    guard let place else { return }
    isInstalled.withLock { isInstalled in
      guard !isInstalled || place.pointee == nil else { return }
      isInstalled = true
      previous = place.pointee
      place.pointee = { job, original in
        if TaskAdoption.adopt(job) { return }
        if let previous = TaskAdoption.previous {
          previous(job, original)
        } else {
          original(job)
        }
      }
    }
  }

  private static func adopt(_ job: UnownedJob) -> Bool {
    if let executor = ThreadContext.existing?.taskAdopter as? VirtualExecutor {
      executor.adopt(job)
      return true
    }
    return MainActorTurns.adopt(job)
  }
}

extension VirtualExecutor {
  /// Runs `body` while the tasks that become ready on this thread come here.
  func adopting<Result>(_ body: () throws -> Result) rethrows -> Result {
    TaskAdoption.install()
    let context = ThreadContext.current
    let outer = context.taskAdopter
    context.taskAdopter = self
    defer { context.taskAdopter = outer }
    return try body()
  }
}
