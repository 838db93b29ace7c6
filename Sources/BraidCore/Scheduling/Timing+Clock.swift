// SPDX-License-Identifier: MIT

extension Timing {
  /// Work that is done by `work`, with delays that are those of a clock.
  ///
  /// Delays that end at the same moment may end in either order.
  package init<Time: Clock>(_ clock: Time, work: Timing) where Time.Duration == Duration {
    let zero = clock.now
    self.init(
      now: { zero.duration(to: clock.now) },
      perform: work.perform,
      performAfter: { delay, action in
        if delay <= .zero { return work.perform(action) }
        let job = ScheduledJob(action)
        let deadline = clock.now.advanced(by: delay)
        let task = Task {
          // An error is the task's cancellation, by which the job is disposed, too.
          guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
          let turn = work.perform { job.run() }
          withExtendedLifetime(turn) {}
        }
        return Disposables.create(AnyDisposable { task.cancel() }, job)
      })
    isWork = work.isWork
  }
}
