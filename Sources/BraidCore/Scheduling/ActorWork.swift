// SPDX-License-Identifier: MIT

/// The queue of jobs that a scheduler runs on an actor.
///
/// One task on the actor runs all queued jobs, up to a limit, so that other code on the actor gets
/// its turn.
package final class ActorWork: Sendable {
  private struct State {
    var waiting = Queue<ScheduledJob>()
    /// Whether a task has been started to run the jobs.
    var isVisiting = false
  }

  /// The actor; nil once it was deallocated.
  private let actor: @Sendable () -> (any Actor)?
  /// Called when jobs are queued for an actor that was deallocated.
  private let actorReleased: @Sendable () -> Void
  private let state = Locked(State())

  /// Creates the queue of an actor that the scheduler retains.
  package init(keeping actor: any Actor) {
    self.actor = { actor }
    actorReleased = {}
  }

  /// Creates the queue of a weakly held actor.
  ///
  /// If the actor is deallocated, the next job disposes `scope`.
  package init(_ reference: ActorReference, for scope: SinkDisposer) {
    actor = { reference.actor }
    // Weak, because the scope retains the closure that schedules the jobs.
    actorReleased = { [weak scope] in scope?.dispose() }
  }

  /// Returns a function that schedules actions on a weakly held actor.
  package static func perform(
    on reference: ActorReference, for scope: SinkDisposer
  ) -> @Sendable (@escaping Timing.Work) -> any Disposable {
    Timing(ActorWork(reference, for: scope)).perform
  }

  /// Runs a job on the actor, as soon as that is possible.
  func perform(_ job: ScheduledJob) {
    let begins = state.withLock { state in
      state.waiting.append(job)
      defer { state.isVisiting = true }
      return !state.isVisiting
    }
    if begins { visit() }
  }

  private func visit() {
    guard let actor = actor() else { return drop() }
    Task { [self] in await work(on: actor) }
  }

  private func work(on actor: isolated any Actor) {
    for _ in 0..<Timing.manyEventsPerTurn {
      guard let job = next() else { return }
      job.run()
    }
    visit()
  }

  private func next() -> ScheduledJob? {
    state.withLock { state in
      let job = state.waiting.popFirst()
      if job == nil { state.isVisiting = false }
      return job
    }
  }

  /// Disposes the queued jobs of an actor that was deallocated.
  private func drop() {
    var jobs = state.exchange(State()).waiting
    while let job = jobs.popFirst() { job.dispose() }
    actorReleased()
  }
}

/// A weak reference to an actor.
package final class ActorReference: @unchecked Sendable {  // a weak reference is atomic
  fileprivate private(set) weak var actor: (any Actor)?

  package init(_ actor: any Actor) { self.actor = actor }
}

extension Timing {
  /// Schedules actions on an actor, one at a time and in order.
  package init(_ work: ActorWork) {
    self.init(
      now: { MonotonicClock.now },
      perform: { action in
        let job = ScheduledJob(action)
        work.perform(job)
        return job
      },
      performAfter: { delay, action in
        let job = ScheduledJob(action)
        if delay <= .zero {
          work.perform(job)
          return job
        }
        let timer = ScheduledJob { work.perform(job) }
        Timing.timers.perform(timer, after: delay)
        return Disposables.create(timer, job)
      })
  }

  /// Timers for schedulers that have none; its actions only forward to the scheduler.
  package static let timers = WorkQueue.serial(label: "braid.timers")
}
