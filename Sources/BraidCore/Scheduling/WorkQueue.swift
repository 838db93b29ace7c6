// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  package import Dispatch

  /// The queue that a scheduler runs its actions on.
  package typealias SystemQueue = DispatchQueue
#else
  /// The queue that a scheduler runs its actions on.
  package typealias SystemQueue = TaskQueue
#endif

/// A queue as a scheduler: cancellable actions, timers that are released when cancelled, and
/// monotonic time.
///
/// It is a queue of Dispatch, or a ``TaskQueue`` where there is no Dispatch.
package struct WorkQueue: Sendable {
  package let queue: SystemQueue
  private let owner: TimerOwner

  #if canImport(Dispatch)
    /// Creates a scheduler on `queue`.
    ///
    /// - Parameters:
    ///   - queue: The queue that runs the actions.
    ///   - isSerial: Whether the queue is serial. On a concurrent queue, the actions of timers may
    ///     run concurrently.
    ///   - leeway: The tolerance of the scheduler's timers.
    package init(
      _ queue: DispatchQueue, isSerial: Bool = true, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      self.queue = queue
      let alarm = DispatchAlarm(queue, isSerial: isSerial, leeway: leeway)
      owner = TimerOwner(
        TimerQueue(now: { .now }, setAlarm: { alarm.set(to: $0, for: $1) }))
    }

    /// Creates a scheduler on a new serial queue that targets `target`.
    package static func serial(
      label: String, target: DispatchQueue = .global(),
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) -> WorkQueue {
      WorkQueue(DispatchQueue(label: label, target: target), leeway: leeway)
    }

    /// This queue with another tolerance of its timers.
    package func lenient(by leeway: Duration) -> WorkQueue {
      WorkQueue(queue, leeway: DispatchTimeInterval(leeway))
    }

    /// Whether the calling code is running on the queue.
    package var isCurrent: Bool {
      let mark = owner.mark.get {
        let mark = DispatchSpecificKey<AnyObject>()
        // The queue retains the mark, so its address identifies the queue while that exists.
        queue.setSpecific(key: mark, value: mark)
        return mark
      }
      return DispatchQueue.getSpecific(key: mark) != nil
    }
  #else
    /// Creates a scheduler on `queue`.
    package init(_ queue: TaskQueue) {
      self.queue = queue
      owner = TimerOwner(TimerQueue(on: queue))
    }

    /// Creates a scheduler on a new serial queue.
    package static func serial(label: String) -> WorkQueue { WorkQueue(TaskQueue(label: label)) }

    /// This queue; its timers have no tolerance.
    package func lenient(by leeway: Duration) -> WorkQueue { self }

    /// Whether the calling code is running on the queue.
    package var isCurrent: Bool { queue.isCurrent }
  #endif

  /// Runs the job after `delay`, or as soon as possible if `delay` is not positive.
  ///
  /// - Returns: The job.
  @discardableResult
  package func perform(_ job: ScheduledJob, after delay: Duration = .zero) -> ScheduledJob {
    if delay > .zero { owner.timers.start(job, after: delay) } else { queue.async { job.run() } }
    return job
  }

  /// Runs the job after `start` and then every `period`, without drift.
  ///
  /// If `period` is not positive, rounds follow one another, and other actions of the queue run in
  /// between.
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

  /// Closes the timers when the scheduler is released.
  private final class TimerOwner: Sendable {
    let timers: TimerQueue
    /// Identifies the queue; created on first use.
    let mark = LazyReference()

    init(_ timers: TimerQueue) { self.timers = timers }

    deinit { timers.close() }
  }
}

/// The process's main queue.
package enum MainQueue {
  package static let work = WorkQueue(.main)

  /// A scheduler on the main queue with timers of its own.
  package static func own() -> WorkQueue { WorkQueue(.main) }

  #if canImport(Dispatch)
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Whether the calling code runs on the main queue: on the main thread, except inside actions
    /// of other queues; or on the thread that serves the main queue after `dispatchMain()`.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
  #else
    /// Whether the calling code runs on the only thread, or is an action of the queue.
    package static var isCurrent: Bool { MainThread.isCurrent || work.isCurrent }
  #endif
}
