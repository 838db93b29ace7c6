// SPDX-License-Identifier: MIT
public import BraidCore

/// A clock whose time is moved explicitly, for tests.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.schedule(after: .seconds(3)) { print("three seconds later") }
/// clock.advance(by: .seconds(2))  // prints nothing
/// clock.advance(by: .seconds(1))  // three seconds later
/// ```
///
/// All virtual time of the package is based on this class: ``TestScheduler`` for observables and
/// ``TestSignalScheduler`` for signals run on such a clock, and several of them can share one.
/// Actions run in the order of their times; actions for the same time run in the order in which
/// they were scheduled. Cancelled actions neither run nor count. Nothing runs unless the time is
/// moved, not even in `deinit`.
///
/// It is also a Swift `Clock`: tasks can sleep on it. Tasks that it runs itself, ``task(_:)``, are
/// suspended again when a call that moves the time returns. In async code, `await` the calls that
/// move the time; they also run the jobs of the main actor.
///
/// - **Threads:** can be used from any thread. One thread at a time moves the time; other threads
///   wait. Actions run on the thread that moves the time.
public final class VirtualClock: Sendable {
  typealias Rank = VirtualTimeline.Rank
  typealias Outcome = VirtualTimeline.Outcome

  /// The implementation of the clock; schedulers of observables use it directly.
  let timeline: VirtualTimeline
  let tasks: VirtualTasks

  /// Runs tasks while the clock runs, on the thread that moves the time:
  /// `Task(executorPreference: clock.executor) { }`.
  public var executor: VirtualExecutor { tasks.executor }

  /// Creates a clock at zero.
  public convenience init() { self.init(offset: .zero) }

  convenience init(offset: Duration) { self.init(VirtualTimeline(offset: offset)) }

  /// Creates the clock of a timeline that may already have run without one.
  init(_ timeline: VirtualTimeline) {
    let newcomer = VirtualTasks()
    self.timeline = timeline
    tasks = timeline.companion(orElse: newcomer) as? VirtualTasks ?? newcomer
  }

  /// The time since the clock's zero.
  public var elapsed: Duration { timeline.elapsed }

  /// The number of actions that one call may run before it counts as endless.
  ///
  /// A million by default. An endless call traps instead of blocking the test.
  public var maximumActions: Int {
    get { timeline.maximumActions }
    set { timeline.maximumActions = newValue }
  }

  /// The time of the next pending action; nil if there is none.
  public var nextDeadline: Duration? { timeline.nextDeadline }

  /// The number of pending actions, without cancelled ones.
  public var pendingCount: Int { timeline.pendingCount }

  /// The number of pending actions with the default rank.
  var pendingTimers: Int { timeline.pendingTimers }

  // MARK: Scheduling

  /// Runs `work` at `time`.
  ///
  /// If the clock is already at `time`, runs it the next time the clock is moved or run.
  ///
  /// - Parameters:
  ///   - time: The time, counted from the clock's zero; not in the past.
  ///   - work: The action to run.
  /// - Returns: A cancelable that cancels the action.
  /// - Complexity: O(log n) for n pending actions, as are cancelling and running it.
  @preconcurrency @discardableResult
  public func schedule(
    at time: Duration, _ work: @escaping @Sendable () -> Void
  ) -> any Cancelable {
    let now = elapsed
    Misuse.require(
      time >= now,
      """
      VirtualClock: cannot schedule work at \(time), the clock stands at \(now). Schedule it \
      before the time is moved, or use schedule(after:).
      """)
    return enqueue(.event(work), at: time)
  }

  /// Runs `work` after a delay.
  ///
  /// Zero or less means the current time.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - work: The action to run.
  /// - Returns: A cancelable that cancels the action.
  /// - Complexity: O(log n) for n pending actions, as are cancelling and running it.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> any Cancelable {
    enqueue(.event(work), at: elapsed + max(delay, .zero))
  }

  /// Enqueues an action; one in the past is due now.
  @discardableResult
  func enqueue(
    _ work: VirtualAction.Work, at time: Duration, rank: Rank = .timer
  ) -> VirtualAction {
    let action = VirtualAction(work, at: time, on: timeline.queue)
    timeline.queue.enqueue(action, rank: rank)
    return action
  }

  // MARK: Moving the time

  /// Moves the time forward by `interval` and runs all actions due until then, each at its time.
  ///
  /// - Parameter interval: The duration; not negative.
  public func advance(by interval: Duration) { timeline.move(by: interval) }

  /// Moves the time forward to `time` and runs all actions due until then, each at its time.
  ///
  /// - Parameter time: The new time, counted from the clock's zero; not in the past.
  public func advance(to time: Duration) { timeline.move(to: time) }

  /// Runs the next pending action and moves the time to it.
  ///
  /// - Returns: False if no action was pending.
  @discardableResult
  public func step() -> Bool { timeline.step() }

  /// Runs all pending actions, and all actions that these schedule, until none is pending.
  ///
  /// Traps if that does not end, for example because of an interval that is never disposed; see
  /// ``maximumActions``.
  public func run() { timeline.runAll() }

  /// Ends the call in progress that moves the time, after the current action.
  ///
  /// The time remains unchanged.
  public func stop() { timeline.stop() }

  /// Runs the actions due until `deadline`, which is in the future, then moves the time there.
  func runExclusively(until deadline: Duration, limit: Int) -> Outcome {
    timeline.runExclusively(until: deadline, limit: limit)
  }

  /// Runs the main actor's pending jobs and the tasks of this clock that result from them, until
  /// neither has any left.
  func settleMainActor() {
    var quiet = 0
    for _ in 0..<maximumActions {
      tasks.isMainActorsTurn.withLock { $0 = true }
      MainActorTurns.take()
      tasks.isMainActorsTurn.withLock { $0 = false }
      quiet = executor.jobs.isEmpty ? quiet + 1 : 0
      drainOrTrap()
      if quiet == MainActorTurns.quiet { return }
    }
    Misuse.stop(
      """
      VirtualClock: the main actor is busy forever at \(elapsed). A task that continues without \
      sleeping, such as a loop that awaits values that are ready, keeps it so: let it sleep on \
      the clock, or cancel it.
      """)
  }
}

/// The tasks of a clock, which run while its time is moved.
final class VirtualTasks: TimelineCompanion {
  let executor = VirtualExecutor()
  /// Whether the thread that moves the time waits for the main actor.
  let isMainActorsTurn = Locked(false)

  var name: String { "VirtualClock" }

  func running<Result>(_ body: () -> Result) -> Result { executor.adopting(body) }

  /// Runs the jobs that are ready; traps if they never end.
  func settle(_ timeline: VirtualTimeline) {
    if executor.jobs.isEmpty { return }
    let limit = timeline.maximumActions
    guard !executor.jobs.drain(limit: limit) else { return }
    Misuse.stop(
      """
      VirtualClock: \(limit) jobs of tasks ran at \(timeline.elapsed) and there are more. A task \
      that continues forever without sleeping, such as a loop around Task.yield(), keeps the \
      clock busy: let it sleep on the clock, or cancel it.
      """)
  }

  func willWait(for call: String) {
    Misuse.require(
      !(isMainActorsTurn.withLock { $0 } && MainActorTurns.isMainActor),
      """
      VirtualClock: \(call) was called on the main actor, while a clock gives it a turn and moves \
      the time. Do not move the time there: schedule later actions instead.
      """)
  }
}
