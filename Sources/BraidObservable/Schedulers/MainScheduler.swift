// SPDX-License-Identifier: MIT
import BraidCore

/// Runs actions on the main queue; synchronously if the call is on the main queue and no action of
/// this scheduler is pending.
///
/// ```swift
/// let names = Observable.of("a", "b")
/// let bag = DisposeBag()
/// names
///   .observe(on: MainScheduler.instance)
///   .subscribe(onNext: { print($0) })
///   .disposed(by: bag)
/// ```
///
/// A synchronous action updates a view in the same turn of the main queue as the event. If an
/// action of this scheduler is pending or running, further actions are queued, so the order is
/// kept. Use it with `observe(on:)`. To move a subscription, `subscribe(on:)` with
/// ``ConcurrentMainScheduler`` has less overhead. To always run asynchronously, use
/// ``asyncInstance``.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The shared instance.
  public static let instance = MainScheduler()

  /// A scheduler on the main queue that always runs actions asynchronously.
  public static let asyncInstance = SerialDispatchQueueScheduler(MainQueue.own())

  /// The number of actions that are queued or running.
  private let enqueued = AtomicInt()

  /// A separate scheduler on the main queue.
  ///
  /// Prefer ``instance``: only actions of the same scheduler stay in order.
  public init() { super.init(MainQueue.own()) }

  override func scheduleInternal<StateType: Sendable>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    var result: (any Disposable)?
    if performInside({ result = action(state) }), let result { return result }
    let job = ScheduledJob { action(state) }
    enqueue { job.run() }
    return job
  }

  /// Runs `work` synchronously, by the scheduler's rule, or enqueues the closure that `queued`
  /// returns.
  ///
  /// For actions that are never cancelled: a synchronous action needs no object.
  func perform(_ work: () -> Void, orQueue queued: () -> @Sendable () -> Void) {
    if !performInside(work) { enqueue(queued()) }
  }

  /// Runs `work` synchronously if the call is on the main queue and no action is pending or
  /// running.
  ///
  /// Otherwise returns false, and the caller must enqueue it.
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
