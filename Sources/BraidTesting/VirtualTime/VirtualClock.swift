// SPDX-License-Identifier: MIT
public import BraidCore
import Dispatch

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
public final class VirtualClock: @unchecked Sendable {  // all that changes is under the lock
  /// Who comes first among the work of one moment.
  enum Rank: UInt64 {
    /// Subscriptions and disposals that a diagram asks for.
    case command = 0
    /// Everything that is scheduled in the usual way.
    case timer = 1
    /// Values that the sources of a diagram send.
    case source = 2
    /// What looks at the state at the end of a moment.
    case audit = 3
  }

  private struct State {
    var now: Duration
    var sequence: UInt64 = 0
    let queue = VirtualQueue()
    /// The thread that moves the time.
    var runner: Int?
    var stopRequested = false
    /// Whether the thread that moves the time waits for the main actor.
    var isMainActorsTurn = false
    var waiting: [DispatchSemaphore] = []
    var maximumActions = 1_000_000
  }

  private let ledger = VirtualLedger()
  @exclusivity(unchecked) private var state: State

  /// Runs tasks while the clock runs, on the thread that moves the time:
  /// `Task(executorPreference: clock.executor) { }`.
  public let executor = VirtualExecutor()

  /// A clock that stands at zero.
  public convenience init() { self.init(offset: .zero) }

  init(offset: Duration) { state = State(now: offset) }

  /// The time that has passed since the clock's zero.
  public var elapsed: Duration { withState { $0.now } }

  /// How many actions one call that moves the time may run before it counts as endless.
  ///
  /// A million unless set. What never ends stops the program with a message instead of hanging it.
  public var maximumActions: Int {
    get { withState { $0.maximumActions } }
    set { withState { $0.maximumActions = newValue } }
  }

  /// The time of the next work that waits; nil if none does.
  public var nextDeadline: Duration? {
    withoutWithdrawn { $0.queue.first?.time }
  }

  /// How much work waits, not counting what was cancelled.
  public var pendingCount: Int {
    withState { $0.queue.count - ledger.withdrawn }
  }

  /// How much work of the usual rank waits.
  var pendingTimers: Int {
    withState { $0.queue.count { $0.rank == .timer && !$0.isWithdrawn } }
  }

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
    let action = VirtualAction(work, ledger)
    let removed = withState { state in
      let removed =
        ledger.withdrawn > 64 && ledger.withdrawn > state.queue.count / 2
        ? state.queue.removeWithdrawn() : []
      state.sequence += 1
      state.queue.insert(
        VirtualQueue.Entry(
          action, time: max(time, state.now), order: rank.rawValue << 60 | state.sequence))
      return removed
    }
    withExtendedLifetime(removed) {}
    return action
  }

  // MARK: Moving the time

  /// Moves the time on by `interval` and runs all work that is due on the way, each at its time.
  ///
  /// - Parameter interval: How far; not negative.
  public func advance(by interval: Duration) { move(by: interval) }

  /// Moves the time on to `time` and runs all work that is due on the way, each at its time.
  ///
  /// - Parameter time: Where to, counted from the clock's zero; not in the past.
  public func advance(to time: Duration) { move(to: time) }

  /// Runs the next work that waits, moving the time to it.
  ///
  /// - Returns: False if there was none.
  @discardableResult
  public func step() -> Bool {
    acquire("step()")
    defer { release() }
    return executor.adopting {
      drainOrTrap()
      guard let action = next(until: nil) else { return false }
      action.run()
      drainOrTrap()
      return true
    }
  }

  /// Runs all work that waits and all that it schedules, until nothing is left.
  ///
  /// Work that schedules itself again for ever, such as an interval that nobody disposes, ends the
  /// program with a message; see ``maximumActions``.
  public func run() { runAll() }

  /// Lets the call under way that moves the time return after the current action; the clock stays
  /// where it is.
  public func stop() { withState { $0.stopRequested = true } }

  /// How a run has ended.
  enum Outcome: Equatable {
    case done
    case stopped
    /// The limit was reached and there was more to do.
    case endless
  }

  /// Runs what is due until `deadline`, then moves there; the caller has acquired the clock.
  ///
  /// The main actor has its turns at the end of each moment, if it takes part.
  func runDue(until deadline: Duration?, limit: Int, withMainActor: Bool = false) -> Outcome {
    executor.adopting {
      var count = 0
      drainOrTrap()
      while true {
        if withMainActor, !isMore(dueUntil: elapsed) { settleMainActor() }
        guard let action = next(until: deadline) else { break }
        if count == limit {
          putBack(action)
          return .endless
        }
        count += 1
        action.run()
        drainOrTrap()
        if withState({ $0.stopRequested }) { return .stopped }
      }
      if let deadline { withState { $0.now = max($0.now, deadline) } }
      return .done
    }
  }

  /// Runs all that is due; false if another call is at it already, or an action calls.
  func runUnlessRunning() {
    let mine = ThreadContext.current.identity
    let isFree = withState { state in
      guard state.runner == nil else { return false }
      state.runner = mine
      state.stopRequested = false
      return true
    }
    guard isFree else { return }
    defer { release() }
    runOrTrap(until: nil)
  }

  /// Like ``runDue(until:limit:)``, alone, and with the deadline in the future.
  func runExclusively(until deadline: Duration, limit: Int) -> Outcome {
    acquire("advance")
    defer { release() }
    return runDue(until: deadline, limit: limit)
  }

  /// Moves the time without running anything.
  func jump(to time: Duration) { withState { $0.now = max($0.now, time) } }

  func move(by interval: Duration, withMainActor: Bool = false) {
    Misuse.require(
      interval >= .zero,
      "VirtualClock: cannot advance by \(interval), time does not go back. Pass zero or more.")
    acquire("advance")
    defer { release() }
    runOrTrap(until: elapsed + interval, withMainActor: withMainActor)
  }

  func move(to time: Duration, withMainActor: Bool = false) {
    acquire("advance")
    defer { release() }
    let now = elapsed
    Misuse.require(
      time >= now,
      """
      VirtualClock: cannot go back to \(time), the clock stands at \(now). Use a new clock, or a \
      later time.
      """)
    runOrTrap(until: time, withMainActor: withMainActor)
  }

  func runAll(withMainActor: Bool = false) {
    acquire("run()")
    defer { release() }
    runOrTrap(until: nil, withMainActor: withMainActor)
  }

  private func runOrTrap(until deadline: Duration?, withMainActor: Bool = false) {
    let limit = maximumActions
    let outcome = runDue(until: deadline, limit: limit, withMainActor: withMainActor)
    guard outcome == .endless else { return }
    Misuse.stop(
      """
      VirtualClock: \(limit) actions ran in one call, the clock stands at \(elapsed), and there is \
      more to do. Work that schedules itself again keeps the clock busy for ever: an interval, a \
      timer or a repeat that nobody disposes. Dispose it (TestScheduler.start(disposed:)), move \
      the time to a fixed point (advanceTo, advance(to:)), or raise maximumActions.
      """)
  }

  private func isMore(dueUntil time: Duration) -> Bool {
    withoutWithdrawn { $0.queue.first.map { $0.time <= time } ?? false }
  }

  /// Lets the main actor do what it has been given, and this clock's tasks what that gives them,
  /// until neither has anything left.
  func settleMainActor() {
    var quiet = 0
    for _ in 0..<maximumActions {
      withState { $0.isMainActorsTurn = true }
      MainActorTurns.take()
      withState { $0.isMainActorsTurn = false }
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

  /// Takes the next work that is due out of the queue and moves the time to it.
  private func next(until deadline: Duration?) -> VirtualAction? {
    withoutWithdrawn { state in
      guard let entry = state.queue.first, deadline.map({ entry.time <= $0 }) ?? true else {
        return nil
      }
      state.now = max(state.now, entry.time)
      return state.queue.removeFirst()
    }
  }

  /// Queues work again that was taken too soon, unless it was cancelled since.
  private func putBack(_ action: VirtualAction) {
    withState { state in
      guard action.returnToQueue() else { return }
      state.queue.insert(VirtualQueue.Entry(action, time: state.now, order: 0))
    }
  }

  /// Reads or changes what is under the lock; nothing may be called out of it.
  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    ledger.lock.withLock { body(&state) }
  }

  /// The same, when the first in the queue, if any, is work that will run.
  private func withoutWithdrawn<Result>(_ body: (inout State) -> Result) -> Result {
    var dropped: [VirtualAction] = []
    let result = withState { state in
      while let entry = state.queue.first, entry.isWithdrawn {
        dropped.append(state.queue.removeFirst())
      }
      return body(&state)
    }
    withExtendedLifetime(dropped) {}
    return result
  }

  // MARK: One at a time

  private func acquire(_ call: String) {
    let mine = ThreadContext.current.identity
    while let gate = waitingPlace(mine, call) { gate.wait() }
  }

  /// Where to wait for one's turn; nil if the caller moves the time now.
  private func waitingPlace(_ mine: Int, _ call: String) -> DispatchSemaphore? {
    withState { state in
      guard let runner = state.runner else {
        state.runner = mine
        state.stopRequested = false
        return nil
      }
      Misuse.require(
        runner != mine,
        """
        VirtualClock: \(call) was called by work that the clock is running. Time is moved from \
        outside: let the work schedule what should come later.
        """)
      Misuse.require(
        !(state.isMainActorsTurn && MainActorTurns.isMainActor),
        """
        VirtualClock: \(call) was called on the main actor, which is having its turn while the \
        time is moved. Time is moved from outside: let the code schedule what should come later.
        """)
      let gate = DispatchSemaphore(value: 0)
      state.waiting.append(gate)
      return gate
    }
  }

  private func release() {
    let waiting = withState { state in
      state.runner = nil
      defer { state.waiting = [] }
      return state.waiting
    }
    for gate in waiting { gate.signal() }
  }
}

extension VirtualQueue.Entry {
  fileprivate var rank: VirtualClock.Rank? { VirtualClock.Rank(rawValue: order >> 60) }
}
