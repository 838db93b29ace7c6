// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// A new scheduler that does its work on an actor, one thing at a time and in order.
  ///
  /// ```swift
  /// signal.deliver(on: .actor(store)).subscribe(next: { value in
  ///   store.assumeIsolated { $0.insert(value) }
  /// })
  /// ```
  ///
  /// What waits is done in one visit to the actor, up to a limit, so that others get their turn. Of
  /// two schedulers of one actor, either may come first. For the main actor there is ``main``,
  /// which needs no task.
  ///
  /// - Parameters:
  ///   - actor: Where the work is done; it is kept.
  ///   - name: What it is called in descriptions.
  public static func actor(_ actor: any Actor, name: String = "actor") -> Scheduler {
    ActorScheduler(ActorWork(actor), name)
  }
}

private final class ActorScheduler: Scheduler, @unchecked Sendable {  // immutable
  init(_ work: ActorWork, _ name: String) {
    super.init(
      name: name,
      timing: Timing(
        now: { MonotonicClock.now },
        perform: { action in
          let job = ScheduledJob(action)
          work.perform(job)
          return job
        },
        performAfter: { delay, action in
          let job = ScheduledJob(action)
          let timer = Scheduler.timers.performAfter(delay) { work.perform(job) }
          return Disposables.create(timer, job)
        }))
  }
}

extension Scheduler {
  /// Keeps the time for schedulers that cannot: its work only hands other work on.
  static let timers: Timing = Scheduler.background(name: "timer").timing
}

/// The work that waits for an actor.
private final class ActorWork: Sendable {
  private struct State {
    var waiting: [ScheduledJob] = []
    /// Whether a task is on its way to the actor, or there.
    var isVisiting = false
  }

  private let actor: any Actor
  private let state = Locked(State())

  init(_ actor: any Actor) { self.actor = actor }

  func perform(_ job: ScheduledJob) {
    let begins = state.withLock { state in
      state.waiting.append(job)
      defer { state.isVisiting = true }
      return !state.isVisiting
    }
    if begins { visit() }
  }

  private func visit() {
    Task { [self] in await work(on: actor) }
  }

  private func work(on actor: isolated any Actor) {
    var done = 0
    while done < Timing.manyEventsPerTurn {
      let jobs = state.withLock { state in
        defer { state.waiting = [] }
        if state.waiting.isEmpty { state.isVisiting = false }
        return state.waiting
      }
      if jobs.isEmpty { return }
      for job in jobs { job.run() }
      done += jobs.count
    }
    visit()
  }
}
