// SPDX-License-Identifier: MIT
import BraidCore

/// Marks a thread on which an execution replays its events to a new observer.
///
/// The observer may execute a command from inside these calls. If that work is synchronous, its
/// execution has ended when it is subscribed to, and the replay calls the observer again, one level
/// deeper each time. So work that is executed there begins later: in another turn of the command's
/// scheduler, and on the immediate one when the outermost subscription on the thread has done the
/// rest of its work (C8).
@usableFromInline
enum CommandReplay {
  /// Whether the caller is inside a replay.
  @usableFromInline static var isActive: Bool { ThreadContext.current.isReplayingCommand }

  /// Runs `body` as a replay.
  @usableFromInline
  static func run(_ body: () -> Void) {
    let context = ThreadContext.current
    // Outside of the mark, so that queued work is not a part of the replay.
    context.trampoline.run {
      let isInside = context.isReplayingCommand
      context.isReplayingCommand = true
      body()
      context.isReplayingCommand = isInside
    }
  }

  /// How a command on the immediate scheduler performs work that must wait.
  @usableFromInline static let perform: @Sendable (@escaping Timing.Work) -> any Disposable = {
    work in
    Trampoline.current.schedule(Trampoline.Item { _ in work() })
    return Disposables.create()
  }
}
