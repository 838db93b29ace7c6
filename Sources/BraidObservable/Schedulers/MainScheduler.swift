// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch

/// Runs work on the main queue, and at once when the caller is already there.
///
/// Work that is scheduled from the main queue while nothing of this scheduler waits or runs is done
/// inside the call, so that a view changes in the same turn as the event. Otherwise it queues up,
/// so order is kept. Use it with `observe(on:)`; to move a subscription, `subscribe(on:)` with
/// ``ConcurrentMainScheduler`` has less to do; to never run inside the call, use ``asyncInstance``.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The one that everybody shares.
  public static let instance = MainScheduler()

  /// A scheduler on the main queue that never runs work inside the call.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  /// Work that waits for the main queue or is running.
  private let enqueued = AtomicInt()

  /// A scheduler of its own on the main queue.
  ///
  /// Prefer ``instance``: order is kept only among work of the same scheduler.
  public init() { super.init(serialQueue: .main) }

  override func scheduleInternal<StateType: Sendable>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    var result: (any Disposable)?
    if performInside({ result = action(state) }), let result { return result }
    let job = ScheduledJob { action(state) }
    enqueue { job.run() }
    return job
  }

  /// Runs `work` inside the call, by the same rule, or else queues up what `queued` returns.
  ///
  /// For work that nobody cancels: inside the call it needs no object.
  func perform(_ work: () -> Void, orQueue queued: () -> @Sendable () -> Void) {
    if !performInside(work) { enqueue(queued()) }
  }

  /// Runs `work` inside the call if that is on the main queue and nothing waits or runs; false if
  /// it must be queued up.
  func performInside(_ work: () -> Void) -> Bool {
    guard enqueued.load() == 0, MainQueue.isCurrent else { return false }
    defer { enqueued.decrement() }
    if enqueued.increment() > 0 { return false }
    work()
    return true
  }

  private func enqueue(_ action: @escaping @Sendable () -> Void) {
    enqueued.increment()
    work.queue.async {
      action()
      self.enqueued.decrement()
    }
  }
}
