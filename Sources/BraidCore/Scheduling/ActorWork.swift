// SPDX-License-Identifier: MIT

/// The queue of jobs that a scheduler runs on an actor.
///
/// One task on the actor runs all queued jobs, up to a limit, so that other code on the actor gets
/// its turn.
package final class ActorWork: Sendable {
  /// The actor; nil once it was deallocated.
  private let actor: @Sendable () -> (any Actor)?
  /// Called when jobs are queued for an actor that was deallocated.
  private let actorReleased: @Sendable () -> Void
  private let jobs = TurnQueue<ScheduledJob>()

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
    if jobs.append(job) { visit() }
  }

  private func visit() {
    guard let actor = actor() else { return drop() }
    Task { [self] in await work(on: actor) }
  }

  private func work(on actor: isolated any Actor) {
    if jobs.takeTurn({ $0.run() }) { visit() }
  }

  /// Disposes the queued jobs of an actor that was deallocated.
  private func drop() {
    var jobs = jobs.removeAll()
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
