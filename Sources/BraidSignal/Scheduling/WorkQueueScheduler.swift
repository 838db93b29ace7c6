// SPDX-License-Identifier: MIT
import BraidCore

#if canImport(Dispatch)
  public import Dispatch
#endif

extension Scheduler {
  /// Performs actions on the main thread, always asynchronously, even if the caller is on the main
  /// thread.
  public static let main: Scheduler = WorkQueueScheduler("main", MainQueue.work)

  #if canImport(Dispatch)
    /// Creates a scheduler that performs actions on a background thread, one at a time and in
    /// order.
    ///
    /// Two such schedulers run concurrently. Creating one is cheap.
    ///
    /// - Parameters:
    ///   - qos: The quality of service of the actions.
    ///   - name: The name in descriptions and debuggers.
    public static func background(
      qos: DispatchQoS.QoSClass = .default, name: String? = nil
    ) -> Scheduler {
      target(DispatchQueue.global(qos: qos), name: name ?? "background")
    }

    /// Creates a scheduler that performs actions on the threads of `queue`, one at a time and in
    /// order, even if the queue is concurrent.
    ///
    /// - Parameters:
    ///   - queue: The target queue.
    ///   - name: The name in descriptions and debuggers.
    public static func target(_ queue: DispatchQueue, name: String = "target") -> Scheduler {
      WorkQueueScheduler(name, WorkQueue.serial(label: "braid.scheduler.\(name)", target: queue))
    }
  #else
    /// Creates a scheduler that performs actions in tasks, one at a time and in order.
    ///
    /// - Parameter name: The name in descriptions and debuggers.
    public static func background(name: String? = nil) -> Scheduler {
      let name = name ?? "background"
      return WorkQueueScheduler(name, WorkQueue.serial(label: "braid.scheduler.\(name)"))
    }
  #endif
}

/// A scheduler over a serial queue.
final class WorkQueueScheduler: Scheduler, @unchecked Sendable {  // immutable
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
    return Timing(self.work.lenient(by: leeway)).performEvery(delay, period) {
      self.performAsCurrent(work)
    }
  }
}

extension Timing {
  /// The timing of a queue.
  init(_ work: WorkQueue) {
    self.init(
      now: { MonotonicClock.now },
      perform: { work.perform(ScheduledJob($0)) },
      performAfter: { work.perform(ScheduledJob($1), after: $0) },
      performEvery: { work.perform(RepeatingJob($2), after: $0, every: $1) })
    isWork = { work.isCurrent }
  }
}

/// Performs each action synchronously, inside the call that schedules it.
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
      Scheduler.immediate: an action cannot repeat on it. It would block this thread forever. Use \
      Scheduler.background() or Scheduler.main.
      """)
  }

  private static func wait(_ delay: Duration) {
    if delay <= .zero { return }
    _ = Semaphore().wait(for: delay)
  }
}

/// Represents the subscribing thread where no scheduler is current.
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

  // Actions on other threads are performed by background schedulers, which are then the current
  // ones.
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
