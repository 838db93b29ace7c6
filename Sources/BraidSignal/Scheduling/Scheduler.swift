// SPDX-License-Identifier: MIT
public import BraidCore

/// Performs actions one at a time, in the order in which they were scheduled.
///
/// ```swift
/// let scheduler = Scheduler.background()
/// scheduler.schedule { print("first") }
/// let timer = scheduler.schedule(after: .seconds(5)) { print("second") }
/// timer?.dispose()  // cancels the second action
/// ```
///
/// A scheduler performs actions synchronously (``immediate``), on the main thread (``main``), or in
/// the background (``background(qos:name:)``). Each of these is a subclass, and so is the scheduler
/// of a test's virtual clock. To create a scheduler of your own, for example on an event loop, use
/// ``init(name:now:schedule:scheduleAfter:)``, which a subclass may call as well.
open class Scheduler: CustomStringConvertible, @unchecked Sendable {  // immutable
  /// The name in descriptions.
  public final let name: String

  /// Performs actions without making this the current scheduler.
  final let base: Timing

  /// Creates a scheduler with the given timing.
  ///
  /// It is the current scheduler while an action runs.
  ///
  /// Usable from inline because the compiler otherwise warns of a recursion in subclasses.
  @usableFromInline
  package init(name: String, timing: Timing) {
    self.name = name
    base = timing
  }

  /// Creates a scheduler from closures.
  ///
  /// It is the ``current`` scheduler while an action runs.
  ///
  /// ```swift
  /// let queue = DispatchQueue(label: "loop")
  /// let loop = Scheduler(
  ///   name: "loop",
  ///   schedule: { action in
  ///     queue.async(execute: action)
  ///     return nil
  ///   })
  /// loop.schedule { print("on the queue") }
  /// ```
  ///
  /// An action that is disposed before it begins is not performed, even if the closures cannot
  /// cancel it.
  ///
  /// - Parameters:
  ///   - name: The name in descriptions.
  ///   - now: Returns the current time. Defaults to the system's monotonic clock.
  ///   - schedule: Performs actions as soon as possible, one at a time and in order. Returns a
  ///     disposable that cancels the action, or nil.
  ///   - scheduleAfter: Performs an action after a delay. Returns a disposable that cancels it, or
  ///     nil. By default, a timer calls `schedule` after the delay.
  @preconcurrency
  public init(
    name: String, now: (@Sendable () -> ContinuousClock.Instant)? = nil,
    schedule: @escaping @Sendable (_ work: @escaping @Sendable () -> Void) -> (any Disposable)?,
    scheduleAfter: (
      @Sendable (_ delay: Duration, _ work: @escaping @Sendable () -> Void) -> (any Disposable)?
    )? = nil
  ) {
    self.name = name
    base = Timing(
      now: { now.map { MonotonicClock.origin.duration(to: $0()) } ?? MonotonicClock.now },
      perform: { action in
        let job = ScheduledJob(action)
        return job.cancelled(with: schedule { job.run() })
      },
      performAfter: { delay, action in
        let job = ScheduledJob(action)
        if let scheduleAfter { return job.cancelled(with: scheduleAfter(delay) { job.run() }) }
        let timer = ScheduledJob { () -> Void in
          let turn = schedule { job.run() }
          withExtendedLifetime(turn) {}
        }
        Timing.timers.perform(timer, after: delay)
        return Disposables.create(timer, job)
      })
  }

  /// The current time of this scheduler.
  public final var now: ContinuousClock.Instant { MonotonicClock.origin + base.now() }

  /// Performs `work` as soon as possible.
  ///
  /// - Returns: A disposable that cancels the action if it has not begun; nil if the action has
  ///   already run.
  @preconcurrency @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> (any Disposable)? {
    base.perform { self.performAsCurrent(work) }
  }

  /// Performs `work` after `delay`, and not before.
  ///
  /// - Returns: A disposable that cancels the action if it has not begun; nil if the action has
  ///   already run.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    base.performAfter(delay) { self.performAsCurrent(work) }
  }

  /// Performs `work` when ``now`` has reached `instant`, and not before.
  ///
  /// - Returns: A disposable that cancels the action if it has not begun; nil if the action has
  ///   already run.
  @preconcurrency @discardableResult
  public final func schedule(
    after instant: ContinuousClock.Instant, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    schedule(after: now.duration(to: instant), work)
  }

  /// Performs `work` after `delay`, then repeatedly after every `period`, until it is disposed.
  ///
  /// Two calls of `work` never overlap. With a period of zero or less, each call follows the
  /// previous one immediately.
  ///
  /// - Parameters:
  ///   - delay: The time until the first call.
  ///   - period: The time between two calls.
  ///   - leeway: How late a call may be, to save energy. Not every scheduler uses it.
  ///   - work: The action to repeat.
  /// - Returns: A disposable that ends the repetition.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, repeating period: Duration, leeway: Duration = .zero,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    base.performEvery(delay, period) { self.performAsCurrent(work) }
  }

  /// Performs `body`, and again each time `body` requests it.
  ///
  /// A recursion that does not grow the stack.
  ///
  /// A repetition requested inside `body` is scheduled when `body` has returned, after all actions
  /// already queued. One requested later is scheduled immediately.
  ///
  /// - Parameter body: The action; its argument requests a repetition.
  /// - Returns: A disposable that ends the repetition.
  @preconcurrency @discardableResult
  public final func scheduleRecursive(
    _ body: @escaping @Sendable (_ reschedule: @escaping @Sendable () -> Void) -> Void
  ) -> any Disposable {
    let work = RecursiveWork(timing.perform) { (_: Void, schedule) in body { schedule(()) } }
    work.schedule(())
    return work
  }

  /// Runs `body` synchronously, with this scheduler as the ``current`` one.
  ///
  /// ``immediate`` never becomes the current scheduler and only runs `body`.
  public final func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    if self === Scheduler.immediate { return try body() }
    let context = ThreadContext.current
    let before = context.currentScheduler
    context.currentScheduler = self
    defer { context.currentScheduler = before }
    return try body()
  }

  /// The timing for timed operators.
  package final var timing: Timing {
    Timing(
      now: base.now,
      perform: { self.schedule($0) ?? Disposables.create() },
      performAfter: { self.schedule(after: $0, $1) ?? Disposables.create() },
      eventsPerTurn: base.eventsPerTurn, turns: base.turns,
      performEvery: { self.schedule(after: $0, repeating: $1, $2) })
  }

  /// The kind of scheduler and its name.
  public final var description: String { "<\(type(of: self))> \(name)" }
}

extension Scheduler {
  /// Traps if a delay on this scheduler would block its caller.
  final func checkWaits(for operation: StaticString) {
    Misuse.require(
      self !== Scheduler.immediate,
      """
      Scheduler.immediate: \(operation) cannot wait on it. It would block the sender or the \
      subscriber for the whole delay. Use Scheduler.background() or Scheduler.main.
      """)
  }

  /// Performs actions synchronously, inside the call that schedules them; a delay blocks the
  /// thread.
  ///
  /// It never becomes the ``current`` scheduler. Repeated actions trap, because they would never
  /// return. Operators with timers, such as `debounce`, `buffer` and `timeout`, trap as well,
  /// because a delay would block the sender.
  public static let immediate: Scheduler = ImmediateScheduler()

  /// The scheduler whose action runs on this thread; nil if there is none.
  ///
  /// On the main thread it is ``main``, unless another scheduler runs an action there. During a
  /// subscription on a thread without a scheduler, it is a scheduler that represents the
  /// subscription.
  public static var current: Scheduler? {
    running ?? (Trampoline.current.isRunning ? subscription : nil)
  }

  /// The current scheduler, unless it represents only a subscription.
  package static var running: Scheduler? {
    ThreadContext.current.currentScheduler as? Scheduler ?? (MainQueue.isCurrent ? main : nil)
  }

  /// Represents a subscription in progress on a thread without a scheduler.
  ///
  /// Actions scheduled on that thread during the subscription are performed there, before the
  /// outermost `subscribe` returns. Actions scheduled from other threads are performed by a
  /// background scheduler.
  static let subscription: Scheduler = SubscriptionScheduler()
}

extension ScheduledJob {
  /// Combines the cancellation of this action with the cancellation of the call that scheduled it.
  package func cancelled(with other: (any Disposable)?) -> any Disposable {
    guard let other else { return self }
    return Disposables.create(other, self)
  }
}
