// SPDX-License-Identifier: MIT

/// The work that waits for an actor.
///
/// What waits is done in one visit, up to a limit, so that others get their turn.
@usableFromInline
package final class ActorWork: Sendable {
  private struct State {
    var waiting: [ScheduledJob] = []
    /// Whether a task is on its way to the actor, or there.
    var isVisiting = false
  }

  /// The actor; nil once it has gone.
  private let actor: @Sendable () -> (any Actor)?
  /// Called for work that nobody can do any more.
  private let hasGone: @Sendable () -> Void
  private let state = Locked(State())

  /// Work for an actor that a scheduler keeps.
  package init(keeping actor: any Actor) {
    self.actor = { actor }
    hasGone = {}
  }

  /// Work for an actor that may go; then `scope` is disposed when there is work for it.
  package init(_ reference: ActorReference, for scope: SinkDisposer) {
    actor = { reference.actor }
    // The scope keeps what performs the work.
    hasGone = { [weak scope] in scope?.dispose() }
  }

  /// What runs the work of such an actor.
  @usableFromInline
  package static func perform(
    on reference: ActorReference, for scope: SinkDisposer
  ) -> @Sendable (@escaping Timing.Work) -> any Disposable {
    Timing(ActorWork(reference, for: scope)).perform
  }

  /// Does a job as soon as the actor gets to it.
  package func perform(_ job: ScheduledJob) {
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
    var done = 0
    while done < Timing.manyEventsPerTurn {
      let jobs = state.withLock { state in
        if state.waiting.isEmpty { state.isVisiting = false }
        return exchange(&state.waiting, with: [])
      }
      if jobs.isEmpty { return }
      for job in jobs { job.run() }
      done += jobs.count
    }
    visit()
  }

  /// The actor has gone: nobody does what waits.
  private func drop() {
    for job in state.exchange(State()).waiting { job.dispose() }
    hasGone()
  }
}

/// A weak reference to an actor.
@usableFromInline
package final class ActorReference: @unchecked Sendable {  // a weak reference is atomic
  fileprivate private(set) weak var actor: (any Actor)?

  @usableFromInline
  package init(_ actor: any Actor) { self.actor = actor }
}

extension Timing {
  /// Work on an actor, one thing at a time and in order.
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

  /// Keeps the time for schedulers that cannot: its work only hands other work on.
  package static let timers = WorkQueue.serial(label: "braid.timers", target: .global())
}
