// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// Lets a virtual clock take over `Task { }`, which inherits no executor.
///
/// The concurrency runtime offers a hook in front of its global executor. Each job that becomes ready
/// on a thread that is running a clock is caused by the clock's own work, so it goes to the clock;
/// whatever becomes ready on other threads goes where it always goes. Where the runtime has no such
/// hook, tasks of the clock's own still run on it, and `Task { }` does not.
enum TaskAdoption {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the runtime has the hook; it is installed when this is first asked.
  static let isPossible: Bool = {
    guard let handle = dlopen(nil, RTLD_LAZY),
      let global = hook("swift_task_enqueueGlobal_hook", handle)
    else { return false }
    previousGlobal = global.pointee
    global.pointee = { job, original in
      if TaskAdoption.adoptGlobal(job) { return }
      if let previous = TaskAdoption.previousGlobal {
        previous(job, original)
      } else {
        original(job)
      }
    }
    return true
  }()

  // Whoever was there before; written once, before the hook is.
  nonisolated(unsafe) private static var previousGlobal: Hook?

  private static func hook(
    _ name: String, _ handle: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Hook?>? {
    dlsym(handle, name)?.assumingMemoryBound(to: Hook?.self)
  }

  private static func adoptGlobal(_ job: UnownedJob) -> Bool {
    guard let adopter = ThreadContext.existing?.taskAdopter as? VirtualExecutor else {
      return false
    }
    adopter.adopt(job)
    return true
  }
}

extension VirtualExecutor {
  /// Runs `body` while the tasks that become ready on this thread come here.
  func adopting<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = TaskAdoption.isPossible
    let context = ThreadContext.current
    let outer = context.taskAdopter
    context.taskAdopter = self
    defer { context.taskAdopter = outer }
    return try body()
  }
}
