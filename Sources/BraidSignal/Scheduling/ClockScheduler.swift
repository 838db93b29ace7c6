// SPDX-License-Identifier: MIT
import BraidCore

extension Scheduler {
  /// A new scheduler whose delays are those of a clock: one that stands still while the machine
  /// sleeps, or one of a test.
  ///
  /// The work itself is done on the system's threads, one thing at a time and in order. Delays that
  /// end at the same moment may end in either order.
  ///
  /// - Parameters:
  ///   - clock: Measures the delays.
  ///   - name: What it is called in descriptions.
  public static func clock<Time: Clock>(
    _ clock: Time, name: String = "clock"
  ) -> Scheduler where Time.Duration == Duration {
    ClockScheduler(clock, name)
  }
}

private final class ClockScheduler: Scheduler, @unchecked Sendable {  // immutable
  init<Time: Clock>(_ clock: Time, _ name: String) where Time.Duration == Duration {
    let zero = clock.now
    let work = Scheduler.background(name: name).timing
    super.init(
      name: name,
      timing: Timing(
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
        }))
  }
}
