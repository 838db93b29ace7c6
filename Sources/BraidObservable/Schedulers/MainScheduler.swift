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
    perform {
      action(state)
    } orQueue: {
      let job = ScheduledJob { action(state) }
      return (job, { job.run() })
    }
  }

  /// Runs `body` inside the call, by that rule; or else queues up work, and returns what `queued`
  /// says in its place.
  ///
  /// For work that nobody cancels: inside the call it needs no object.
  func perform<Result>(
    _ body: () -> Result, orQueue queued: () -> (result: Result, work: @Sendable () -> Void)
  ) -> Result {
    let isFirst = enqueued.increment() == 0
    if isFirst, MainQueue.isCurrent {
      defer { enqueued.decrement() }
      return body()
    }
    let (result, later) = queued()
    work.queue.async {
      later()
      self.enqueued.decrement()
    }
    return result
  }
}
