// SPDX-License-Identifier: MIT
public import BraidCore

/// Time that passes only when somebody says so.
///
/// The one engine behind all virtual time of the package: ``TestScheduler`` for observables and
/// the test scheduler for signals run on it, and several of them may share one. Work is run in the
/// order of its times; work for the same time in the order in which it was scheduled. Cancelled
/// work neither runs nor counts, and nothing runs unless time is moved: not in `deinit` either.
///
/// ```swift
/// let clock = VirtualClock()
/// let work = clock.schedule(after: .seconds(3)) { print("three seconds later") }
/// clock.advance(by: .seconds(2))   // nothing
/// clock.advance(by: .seconds(1))   // prints, at once
/// ```
///
/// It is a Swift `Clock` too: tasks sleep on it, and those it runs itself, ``task(_:)``, have done
/// all they can when a call that moves the time returns. In async code the calls that move the time
/// are awaited, and let the main actor take part.
///
/// - **Threads:** may be used from any thread. One thread at a time moves the time; others wait
///   for their turn. The work runs on the thread that moves the time.
public final class VirtualClock: Sendable {
  typealias Rank = VirtualTimeline.Rank
  typealias Outcome = VirtualTimeline.Outcome

  /// What the clock is a face of; schedulers of observables run on it directly.
  let timeline: VirtualTimeline
  let tasks: VirtualTasks

  /// Runs tasks while the clock runs, on the thread that moves the time:
  /// `Task(executorPreference: clock.executor) { }`.
  public var executor: VirtualExecutor { tasks.executor }

  /// A clock that stands at zero.
  public convenience init() { self.init(offset: .zero) }

  convenience init(offset: Duration) { self.init(VirtualTimeline(offset: offset)) }

  /// The clock of a line of time that may have run without one so far.
  init(_ timeline: VirtualTimeline) {
    let newcomer = VirtualTasks()
    self.timeline = timeline
    tasks = timeline.companion(orElse: newcomer) as? VirtualTasks ?? newcomer
  }

  /// The time that has passed since the clock's zero.
  public var elapsed: Duration { timeline.elapsed }

  /// How many actions one call that moves the time may run before it counts as endless.
  ///
  /// A million unless set. What never ends stops the program with a message instead of hanging it.
  public var maximumActions: Int {
    get { timeline.maximumActions }
    set { timeline.maximumActions = newValue }
  }

  /// The time of the next work that waits; nil if none does.
  public var nextDeadline: Duration? { timeline.nextDeadline }

  /// How much work waits, not counting what was cancelled.
  public var pendingCount: Int { timeline.pendingCount }

  /// How much work of the usual rank waits.
  var pendingTimers: Int { timeline.pendingTimers }

  // MARK: Scheduling

  /// Runs `work` when the time comes; if the clock stands at `time` already, the next time it is
  /// moved or run.
  ///
  /// - Parameters:
  ///   - time: When, counted from the clock's zero. Not in the past.
  ///   - work: What to run.
  /// - Returns: Cancels the work.
  /// - Complexity: O(log n), if n pieces of work wait; so are cancelling and running it.
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
    return enqueue(at: time) {
      work()
      return nil
    }
  }

  /// Runs `work` after a delay; a delay that is not positive means now.
  ///
  /// - Parameters:
  ///   - delay: How long the clock must have moved.
  ///   - work: What to run.
  /// - Returns: Cancels the work.
  /// - Complexity: O(log n), if n pieces of work wait; so are cancelling and running it.
  @preconcurrency @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> any Cancelable {
    enqueue(at: elapsed + max(delay, .zero)) {
      work()
      return nil
    }
  }

  /// Queues work; what is in the past runs now.
  func enqueue(
    at time: Duration, rank: Rank = .timer,
    _ work: @escaping @Sendable () -> (any Disposable)?
  ) -> VirtualAction {
    timeline.enqueue(at: time, rank: rank, work)
  }

  // MARK: Moving the time

  /// Moves the time on by `interval` and runs all work that is due on the way, each at its time.
  ///
  /// - Parameter interval: How far; not negative.
  public func advance(by interval: Duration) { timeline.move(by: interval) }

  /// Moves the time on to `time` and runs all work that is due on the way, each at its time.
  ///
  /// - Parameter time: Where to, counted from the clock's zero; not in the past.
  public func advance(to time: Duration) { timeline.move(to: time) }

  /// Runs the next work that waits, moving the time to it.
  ///
  /// - Returns: False if there was none.
  @discardableResult
  public func step() -> Bool { timeline.step() }

  /// Runs all work that waits and all that it schedules, until nothing is left.
  ///
  /// Work that schedules itself again for ever, such as an interval that nobody disposes, ends the
  /// program with a message; see ``maximumActions``.
  public func run() { timeline.runAll() }

  /// Lets the call under way that moves the time return after the current action; the clock stays
  /// where it is.
  public func stop() { timeline.stop() }

  /// Runs what is due until `deadline`, which is in the future, then moves there.
  func runExclusively(until deadline: Duration, limit: Int) -> Outcome {
    timeline.runExclusively(until: deadline, limit: limit)
  }

  /// Lets the main actor do what it has been given, and this clock's tasks what that gives them,
  /// until neither has anything left.
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
      VirtualClock: the main actor is busy for ever at \(elapsed). A task that goes on without \
      sleeping, such as a loop that awaits what is ready, keeps it so: let it sleep on the clock, \
      or cancel it.
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

  /// Runs the jobs that are ready; stops the program if they never end.
  func settle(_ timeline: VirtualTimeline) {
    if executor.jobs.isEmpty { return }
    let limit = timeline.maximumActions
    guard !executor.jobs.drain(limit: limit) else { return }
    Misuse.stop(
      """
      VirtualClock: \(limit) jobs of tasks ran at \(timeline.elapsed) and there are more. A task \
      that goes on for ever without sleeping, such as a loop around Task.yield(), keeps the clock \
      busy: let it sleep on the clock, or cancel it.
      """)
  }

  func willWait(for call: String) {
    Misuse.require(
      !(isMainActorsTurn.withLock { $0 } && MainActorTurns.isMainActor),
      """
      VirtualClock: \(call) was called on the main actor, which is having its turn while the \
      time is moved. Time is moved from outside: let the code schedule what should come later.
      """)
  }
}
