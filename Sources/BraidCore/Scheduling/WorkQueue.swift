// SPDX-License-Identifier: MIT
package import Dispatch

/// A Dispatch queue as a scheduler of either model uses it: work that can be cancelled, timers that
/// are let go of as soon as they are cancelled, and monotonic time.
package struct WorkQueue: Sendable {
  package let queue: DispatchQueue
  private let owner: TimerOwner

  /// A scheduler's work on `queue`.
  ///
  /// - Parameters:
  ///   - queue: Where the work is done.
  ///   - isSerial: Whether the queue does one thing after another. If not, a timer's work may run
  ///     beside that of another.
  ///   - leeway: How much later than due the scheduler may be woken for its timers.
  package init(
    _ queue: DispatchQueue, isSerial: Bool = true, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.queue = queue
    owner = TimerOwner(DispatchAlarm(queue, isSerial: isSerial, leeway: leeway))
  }

  /// A new queue that does one thing after another, on the threads of `target`.
  package static func serial(
    label: String, target: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) -> WorkQueue {
    WorkQueue(DispatchQueue(label: label, target: target), leeway: leeway)
  }

  /// Whether the calling code is work of the queue.
  package var isCurrent: Bool {
    let mark = owner.mark.get {
      let mark = DispatchSpecificKey<AnyObject>()
      // The queue keeps the mark: it finds it by its address, as long as the queue is there.
      queue.setSpecific(key: mark, value: mark)
      return mark
    }
    return DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs the job once `delay` has passed, or as soon as the queue gets to it if `delay` is not
  /// positive.
  ///
  /// - Returns: The job.
  @discardableResult
  package func perform(_ job: ScheduledJob, after delay: Duration = .zero) -> ScheduledJob {
    if delay > .zero { owner.timers.start(job, after: delay) } else { queue.async { job.run() } }
    return job
  }

  /// Runs the job after `start` and then every `period`, at a steady pace.
  ///
  /// If `period` is not positive, one round follows the other, and other work of the queue gets its
  /// turn in between.
  ///
  /// - Returns: The job.
  package func perform(
    _ job: RepeatingJob, after start: Duration, every period: Duration
  ) -> RepeatingJob {
    if period > .zero {
      job.start(on: owner.timers, after: start, every: period)
    } else {
      performNext(job, after: start, round: 0)
    }
    return job
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

  /// Closes the timers when nobody has the scheduler any more.
  private final class TimerOwner: Sendable {
    let timers: TimerQueue
    /// What the queue knows itself by, once somebody has asked.
    let mark = LazyReference()

    init(_ alarm: DispatchAlarm) {
      timers = TimerQueue(now: { .now }, setAlarm: { alarm.set(to: $0, for: $1) })
    }

    deinit { timers.close() }
  }
}
