// SPDX-License-Identifier: MIT
import BraidCore

/// Lets a virtual clock adopt tasks of `Task { }`, which inherits no executor.
///
/// The concurrency runtime offers a hook in front of its global executor. A job that becomes ready
/// on a thread that runs a clock is caused by the clock's work and goes to the clock. So does a job
/// that becomes ready on the main actor while a clock gives it turns. All other jobs go to the
/// global executor as usual. Docs/Decisions/0006 gives the reasons, and the behaviour where the
/// runtime does not export its hook.
enum TaskAdoption {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime exports its hook.
  static var isPossible: Bool { place != nil }

  /// The address of the runtime's hook; nil in a program that contains the runtime without its
  /// symbols, because it is linked statically.
  nonisolated(unsafe) private static let place = CurrentProcess.address(
    ofSymbol: "swift_task_enqueueGlobal_hook")?
    .assumingMemoryBound(to: Hook?.self)

  // The previous hook; written under the lock, before the new hook is installed.
  nonisolated(unsafe) private static var previous: Hook?
  private static let isInstalled = Locked(false)

  /// Installs the hook, again if it was removed.
  ///
  /// A hook that was installed later remains in place: it may forward to this one already.
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
  /// Runs `body` while tasks that become ready on this thread are adopted by this executor.
  func adopting<Result>(_ body: () throws -> Result) rethrows -> Result {
    TaskAdoption.install()
    let context = ThreadContext.current
    let outer = context.taskAdopter
    context.taskAdopter = self
    defer { context.taskAdopter = outer }
    return try body()
  }
}
