// SPDX-License-Identifier: MIT
package import Dispatch

/// A Dispatch queue as both models' schedulers use it: work that can be cancelled, timers that let
/// go of their work as soon as they are cancelled, and monotonic time.
package struct WorkQueue: Sendable {
  package let queue: DispatchQueue
  package let leeway: DispatchTimeInterval

  package init(_ queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.leeway = leeway
  }

  /// A new queue that does one thing after another, on the threads of `target`.
  package static func serial(
    label: String, target: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) -> WorkQueue {
    WorkQueue(DispatchQueue(label: label, target: target), leeway: leeway)
  }

  /// Runs the job as soon as the queue gets to it.
  package func perform(_ job: ScheduledJob) {
    queue.async { job.run() }
  }

  /// Runs the job once `delay` has passed, or as soon as the queue gets to it if `delay` is not
  /// positive.
  package func perform(_ job: ScheduledJob, after delay: Duration) {
    if delay <= .zero { return perform(job) }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { job.run() }
    timer.schedule(deadline: .after(delay), leeway: leeway)
    timer.activate()
    job.attach(timer)
  }

  /// Runs the job after `start` and then every `period`, at a steady pace.
  ///
  /// If `period` is not positive, one round follows the other, and other work of the queue gets its
  /// turn in between.
  package func perform(_ job: RepeatingJob, after start: Duration, every period: Duration) {
    guard period > .zero else { return performNext(job, after: start, round: 0) }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { job.run() }
    timer.schedule(
      deadline: .after(start),
      repeating: DispatchTimeInterval(period), leeway: leeway)
    timer.activate()
    job.drive(with: TimerDriver(timer))
  }

  private func performNext(_ job: RepeatingJob, after delay: Duration, round number: Int) {
    let round = ScheduledJob {
      job.run()
      if !job.isDisposed { performNext(job, after: .zero, round: number + 1) }
      return nil
    }
    perform(round, after: delay)
    job.drive(with: round, round: number)
  }
}
