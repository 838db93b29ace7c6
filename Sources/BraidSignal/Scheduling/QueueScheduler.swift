// SPDX-License-Identifier: MIT
import BraidCore
public import Dispatch

extension Scheduler {
  /// Does work on the main thread: always later, also when it is scheduled from there.
  public static let main: Scheduler = QueueScheduler("main", MainQueue.work)

  /// A new scheduler that does its work on the system's threads.
  ///
  /// Two of them work at the same time, each does one thing at a time. Cheap to make.
  ///
  /// - Parameters:
  ///   - qos: How urgent the work is.
  ///   - name: What it is called in descriptions and debuggers.
  public static func background(
    qos: DispatchQoS.QoSClass = .default, name: String? = nil
  ) -> Scheduler {
    target(DispatchQueue.global(qos: qos), name: name ?? "background")
  }

  /// A new scheduler that does its work on the threads of `queue`: one thing at a time and in
  /// order, even if the queue is concurrent.
  ///
  /// - Parameters:
  ///   - queue: Where the work is done.
  ///   - name: What it is called in descriptions and debuggers.
  public static func target(_ queue: DispatchQueue, name: String = "target") -> Scheduler {
    QueueScheduler(name, WorkQueue.serial(label: "braid.scheduler.\(name)", target: queue))
  }
}

/// A scheduler over a serial Dispatch queue.
final class QueueScheduler: Scheduler, @unchecked Sendable {  // immutable
  private let work: WorkQueue

  init(_ name: String, _ work: WorkQueue) {
    self.work = work
    super.init(name: name, timing: Timing(work))
  }

  override func schedule(
    after delay: Duration, repeating period: Duration, leeway: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    if leeway <= .zero {
      return super.schedule(after: delay, repeating: period, leeway: leeway, work)
    }
    let lenient = WorkQueue(
      self.work.queue, leeway: DispatchTimeInterval(leeway))
    return Timing(lenient).performEvery(delay, period) { self.performAsCurrent(work) }
  }
}

extension Timing {
  /// What a Dispatch queue offers.
  init(_ work: WorkQueue) {
    self.init(
      now: { MonotonicClock.now },
      perform: { work.perform(ScheduledJob($0)) },
      performAfter: { work.perform(ScheduledJob($1), after: $0) },
      performEvery: { work.perform(RepeatingJob($2), after: $0, every: $1) })
    isWork = { work.isCurrent }
  }
}

/// Runs everything inside the call that schedules it.
final class ImmediateScheduler: Scheduler, @unchecked Sendable {  // immutable
  init() {
    super.init(
      name: "immediate",
      timing: Timing(
        now: { MonotonicClock.now },
        perform: { work in
          work()
          return Disposables.create()
        },
        performAfter: { delay, work in
          ImmediateScheduler.wait(delay)
          work()
          return Disposables.create()
        }))
  }

  override func schedule(_ work: @escaping @Sendable () -> Void) -> (any Disposable)? {
    work()
    return nil
  }

  override func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    ImmediateScheduler.wait(delay)
    work()
    return nil
  }

  override func schedule(
    after delay: Duration, repeating period: Duration, leeway: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    Misuse.stop(
      """
      Scheduler.immediate: work cannot repeat on it. It would block this thread for ever. Use \
      Scheduler.background() or Scheduler.main.
      """)
  }

  private static func wait(_ delay: Duration) {
    if delay <= .zero { return }
    _ = DispatchSemaphore(value: 0).wait(timeout: .after(delay))
  }
}

/// The thread that subscribes, where no scheduler is current.
final class SubscriptionScheduler: Scheduler, @unchecked Sendable {  // immutable
  init() {
    super.init(
      name: "subscription",
      timing: Timing(
        now: { MonotonicClock.now },
        perform: { work in
          let trampoline = Trampoline.current
          guard trampoline.isRunning else { return Scheduler.background().timing.perform(work) }
          let job = ScheduledJob(work)
          trampoline.enqueue(job)
          return job
        },
        performAfter: { delay, work in Scheduler.background().timing.performAfter(delay, work) },
        performEvery: { delay, period, work in
          Scheduler.background().timing.performEvery(delay, period, work)
        }))
  }

  // Work elsewhere is done by schedulers of their own, which are the current ones meanwhile.
  override func schedule(_ work: @escaping @Sendable () -> Void) -> (any Disposable)? {
    base.perform(work)
  }

  override func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    base.performAfter(delay, work)
  }

  override func schedule(
    after delay: Duration, repeating period: Duration, leeway: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    base.performEvery(delay, period, work)
  }
}
