// SPDX-License-Identifier: MIT
public import BraidCore

/// Does work, one thing after another, in the order it was scheduled.
///
/// At once, on the main thread or in the background; what waits can be cancelled. The face of a
/// class cluster: ``immediate``, ``main`` and ``background(qos:name:)`` are different kinds of it,
/// and so is what a test's virtual clock offers. One of your own, over an event loop for instance,
/// is made by ``init(name:now:schedule:scheduleAfter:)``, which a subclass may call, too.
open class Scheduler: CustomStringConvertible, @unchecked Sendable {  // immutable
  /// What it is called in descriptions.
  public final let name: String

  /// The work itself, without making this the current scheduler.
  let base: Timing

  /// A scheduler that works as `timing` says; it is the current one while it works.
  ///
  /// (Usable from inline because the compiler warns of a recursion in subclasses otherwise.)
  @usableFromInline
  package init(name: String, timing: Timing) {
    self.name = name
    base = timing
  }

  /// A scheduler that works as closures say; it is the ``current`` one while it works.
  ///
  /// ```swift
  /// let loop = Scheduler(name: "loop") { work in
  ///   eventLoop.execute(work)
  ///   return nil
  /// }
  /// ```
  ///
  /// What is disposed before it has begun is not done, whether the closures can cancel it or not.
  ///
  /// - Parameters:
  ///   - name: What it is called in descriptions.
  ///   - now: The time; that of the system's clock by default.
  ///   - schedule: Does work as soon as it can: one thing at a time, and in order. Returns what
  ///     cancels it, if anything does.
  ///   - scheduleAfter: Does work after a delay, likewise; by default a timer waits and then calls
  ///     `schedule`.
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

  /// The time, as this scheduler sees it.
  public final var now: ContinuousClock.Instant { MonotonicClock.origin + base.now() }

  /// Does `work` as soon as the scheduler gets to it.
  ///
  /// - Returns: Cancels the work if it has not begun; nil if there was nothing to wait for.
  @preconcurrency @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> (any Disposable)? {
    base.perform { self.performAsCurrent(work) }
  }

  /// Does `work` once `delay` has passed, and not before.
  ///
  /// - Returns: Cancels the work if it has not begun; nil if it has been done.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    base.performAfter(delay) { self.performAsCurrent(work) }
  }

  /// Does `work` once ``now`` has come to `instant`, and not before.
  ///
  /// - Returns: Cancels the work if it has not begun; nil if it has been done.
  @preconcurrency @discardableResult
  public final func schedule(
    after instant: ContinuousClock.Instant, _ work: @escaping @Sendable () -> Void
  ) -> (any Disposable)? {
    schedule(after: now.duration(to: instant), work)
  }

  /// Does `work` once `delay` has passed, and again after every `period`, until it is disposed.
  ///
  /// Two rounds never overlap; a period that is not positive means one round after the other.
  ///
  /// - Parameters:
  ///   - delay: How long to wait for the first round.
  ///   - period: How long to wait from one round to the next.
  ///   - leeway: How late a round may be, to save energy. Not every scheduler makes use of it.
  ///   - work: One round.
  /// - Returns: Stops the rounds.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, repeating period: Duration, leeway: Duration = .zero,
    _ work: @escaping @Sendable () -> Void
  ) -> any Disposable {
    base.performEvery(delay, period) { self.performAsCurrent(work) }
  }

  /// Does `body`, and again each time it asks for it: a recursion that never grows the stack.
  ///
  /// A round that is asked for inside `body` is scheduled after everything that waits when `body`
  /// has returned; one asked for later is scheduled at once.
  ///
  /// - Parameter body: One round; its argument asks for another one.
  /// - Returns: Stops the rounds.
  @preconcurrency @discardableResult
  public final func scheduleRecursive(
    _ body: @escaping @Sendable (_ reschedule: @escaping @Sendable () -> Void) -> Void
  ) -> any Disposable {
    let work = RecursiveWork<Void>(timing.perform) { _, schedule in body { schedule(()) } }
    work.schedule(())
    return work
  }

  /// Runs `body` now, with this as the ``current`` scheduler; ``immediate``, which never is that,
  /// only runs it.
  public final func performAsCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    if self === Scheduler.immediate { return try body() }
    let context = ThreadContext.current
    let before = context.currentScheduler
    context.currentScheduler = self
    defer { context.currentScheduler = before }
    return try body()
  }

  /// What timed operators need of it.
  @usableFromInline
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
  /// Stops the program if this scheduler cannot wait without blocking who asks it to.
  @usableFromInline
  final func checkWaits(for operation: StaticString) {
    Misuse.require(
      self !== Scheduler.immediate,
      """
      Scheduler.immediate: \(operation) cannot wait on it. It would block whoever sends or \
      subscribes for the whole time. Use Scheduler.background() or Scheduler.main.
      """)
  }

  /// Does work inside the call that schedules it; a delay blocks the thread.
  ///
  /// It never becomes the ``current`` scheduler. Work cannot be repeated on it: that would never
  /// end. Operators that wait beside their source, such as `debounce`, `buffer` and `timeout`, do
  /// not take it: a wait would hold up the sender instead.
  public static let immediate: Scheduler = ImmediateScheduler()

  /// The scheduler whose work is being done on this thread: ``main`` on the main thread unless
  /// another says so; while a signal is being subscribed to on a thread that has none, a scheduler
  /// that stands for the subscription; otherwise nil.
  public static var current: Scheduler? {
    running ?? (Trampoline.current.isRunning ? subscription : nil)
  }

  /// The current scheduler, if it is one that works for longer than a subscription lasts.
  @usableFromInline
  package static var running: Scheduler? {
    ThreadContext.current.currentScheduler as? Scheduler ?? (MainQueue.isCurrent ? main : nil)
  }

  /// Stands for the subscription under way on a thread without a scheduler: work that is scheduled
  /// meanwhile is done on this thread before the outermost `subscribe` returns, work that is
  /// scheduled from elsewhere on a background scheduler of its own.
  package static let subscription: Scheduler = SubscriptionScheduler()
}

extension ScheduledJob {
  /// Cancels this work, and what has been scheduled to do it.
  package func cancelled(with other: (any Disposable)?) -> any Disposable {
    guard let other else { return self }
    return Disposables.create(other, self)
  }
}
