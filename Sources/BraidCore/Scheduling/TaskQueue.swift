// SPDX-License-Identifier: MIT

/// A serial queue of actions on an actor: takes the place of a Dispatch queue where there is none.
///
/// One task on the actor runs all queued actions, up to a limit, so that other code on the actor
/// gets its turn. The task runs on the executor of the program; see
/// `Docs/Decisions/0023-platforms.md`.
package final class TaskQueue: Sendable {
  private actor Place {}

  /// The queue of the main actor.
  package static let main = TaskQueue(label: "main", actor: MainActor.shared)

  /// The name in messages.
  let label: String
  private let actor: any Actor
  private let actions = TurnQueue<@Sendable () -> Void>()

  /// Creates a queue on an actor of its own, which runs on the threads of the program, if it has
  /// several.
  package convenience init(label: String) { self.init(label: label, actor: Place()) }

  private init(label: String, actor: any Actor) {
    self.label = label
    self.actor = actor
  }

  /// Whether the calling code is an action of the queue.
  package var isCurrent: Bool { ThreadContext.existing?.taskQueue === self }

  /// Runs an action on the actor, after the actions that are queued.
  package func async(execute action: @escaping @Sendable () -> Void) {
    if actions.append(action) { visit() }
  }

  private func visit() {
    // Detached, because the queue outlives the task that enqueues.
    Task.detached { [self] in await work(on: actor) }
  }

  private func work(on actor: isolated any Actor) {
    let context = ThreadContext.current
    let outer = context.taskQueue
    context.taskQueue = self
    defer { context.taskQueue = outer }
    if actions.takeTurn({ $0() }) { visit() }
  }
}

extension TimerQueue {
  /// Creates timers that fire on `queue`.
  package convenience init(on queue: TaskQueue) {
    let alarm = TaskAlarm(queue)
    self.init(now: { .now }, setAlarm: { alarm.set(to: $0, for: $1) })
  }
}

/// The alarm of a scheduler on a ``TaskQueue``: a task that sleeps.
private final class TaskAlarm: @unchecked Sendable {  // `sleeper`: set by one thread at a time
  private let queue: TaskQueue
  private var sleeper: Task<Void, Never>?

  /// Creates an alarm for timers that fire on `queue`.
  init(_ queue: TaskQueue) { self.queue = queue }

  func set(to due: DueTime, for timers: TimerQueue) {
    sleeper?.cancel()
    if due == .never { return }
    sleeper = Task.detached { [queue] in
      let now = timers.now()
      if due > now {
        let delay = due.nanoseconds - now.nanoseconds
        do { try await Task.sleep(nanoseconds: delay) } catch { return }
      }
      // If the alarm is set again right now, it rings once without a due timer.
      queue.async { timers.ring { entry, due in entry.fire(due: due) } }
    }
  }
}
