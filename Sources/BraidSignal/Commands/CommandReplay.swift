// SPDX-License-Identifier: MIT
import BraidCore

/// Marks a thread on which an execution replays its events to a new observer.
///
/// The observer may execute a command during these calls. If that work is synchronous, its
/// execution has ended when it is subscribed to, and its replay calls the observer again, one level
/// deeper each time. Therefore work executed during a replay begins later: in another turn of the
/// command's scheduler. On the immediate scheduler it begins when the outermost subscription on the
/// thread has finished (C8).
enum CommandReplay {
  /// Whether the caller runs inside a replay.
  static var isActive: Bool { ThreadContext.current.isReplayingCommand }

  /// Runs `body` as a replay.
  static func run(_ body: () -> Void) {
    let context = ThreadContext.current
    // Started outside of the mark, so that queued actions are not part of the replay.
    context.trampoline.run {
      let isInside = context.isReplayingCommand
      context.isReplayingCommand = true
      body()
      context.isReplayingCommand = isInside
    }
  }

  /// Performs an action that must wait, for a command on the immediate scheduler.
  static let perform: @Sendable (@escaping Timing.Work) -> any Disposable = {
    work in
    Trampoline.current.schedule(Trampoline.Item { _ in work() })
    return Disposables.create()
  }
}
