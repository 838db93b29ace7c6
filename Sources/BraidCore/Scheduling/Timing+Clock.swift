// SPDX-License-Identifier: MIT

extension Timing {
  /// Schedules actions on `work`, with the delays of a clock.
  ///
  /// Actions with the same due time may run in any order.
  package init<Time: Clock>(_ clock: Time, work: Timing) where Time.Duration == Duration {
    let zero = clock.now
    self.init(
      now: { zero.duration(to: clock.now) },
      perform: work.perform,
      performAfter: { delay, action in
        if delay <= .zero { return work.perform(action) }
        let job = ScheduledJob(action)
        // A sleep beyond the longest time that Swift's clocks represent would trap.
        if delay >= .never { return job }
        let deadline = clock.now.advanced(by: delay)
        let task = Task {
          // The only error is the cancellation of the task, which disposes the job, too.
          guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
          let turn = work.perform { job.run() }
          withExtendedLifetime(turn) {}
        }
        return Disposables.create(AnyDisposable { task.cancel() }, job)
      })
    isWork = work.isWork
  }
}
