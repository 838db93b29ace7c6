// SPDX-License-Identifier: MIT
import Dispatch

/// The one engine of virtual time: time that passes only when somebody says so.
///
/// The virtual-time schedulers of observables run on it, and the clock and the schedulers of the
/// test library. Work is run in the order of its times; work for the same time in the order in
/// which it was scheduled. Work for a time that has passed runs now, in the same order. Cancelled
/// work neither runs nor counts.
///
/// - **Threads:** may be used from any thread. One thread at a time moves the time; others wait
///   for their turn. The work runs on the thread that moves the time.
package final class VirtualTimeline: @unchecked Sendable {  // all that changes is under the lock
  /// Who comes first among the work of one moment.
  package enum Rank: UInt64 {
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
    /// What runs besides the work.
    var companion: (any TimelineCompanion)?
    var waiting: [DispatchSemaphore] = []
    var maximumActions = 1_000_000
  }

  private let ledger = VirtualLedger()
  @exclusivity(unchecked) private var state: State

  /// A line of time that stands at `offset` after its zero.
  package init(offset: Duration) { state = State(now: offset) }

  /// The companion; `newcomer` from now on, if there was none.
  package func companion(orElse newcomer: any TimelineCompanion) -> any TimelineCompanion {
    withState { state in
      let companion = state.companion ?? newcomer
      state.companion = companion
      return companion
    }
  }

  private var companion: (any TimelineCompanion)? { withState { $0.companion } }

  /// What people know it by: the clock, or the scheduler if there is none.
  private var name: String { companion?.name ?? "VirtualTimeScheduler" }

  /// The time that has passed since the clock's zero.
  package var elapsed: Duration { withState { $0.now } }

  /// How many actions one call that moves the time may run before it counts as endless.
  ///
  /// A million unless set. What never ends stops the program with a message instead of hanging it.
  package var maximumActions: Int {
    get { withState { $0.maximumActions } }
    set { withState { $0.maximumActions = newValue } }
  }

  /// The time of the next work that waits; nil if none does.
  package var nextDeadline: Duration? {
    withoutWithdrawn { $0.queue.first?.time }
  }

  /// How much work waits, not counting what was cancelled.
  package var pendingCount: Int {
    withState { $0.queue.count - ledger.withdrawn }
  }

  /// How much work of the usual rank waits.
  package var pendingTimers: Int {
    withState { $0.queue.count { $0.rank == .timer && !$0.isWithdrawn } }
  }

  // MARK: Scheduling

  /// Queues work; what is in the past runs now.
  package func enqueue(
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
          action, time: time, order: rank.rawValue << 60 | state.sequence))
      return removed
    }
    withExtendedLifetime(removed) {}
    return action
  }

  // MARK: Moving the time

  /// Runs the next work that waits, moving the time to it; false if there was none.
  package func step() -> Bool {
    acquire("step()")
    defer { release() }
    return accompanied { settle in
      settle()
      guard let action = next(until: nil) else { return false }
      action.run()
      settle()
      return true
    }
  }

  /// Lets the call under way that moves the time return after the current action; the time stays
  /// where it is.
  package func stop() { withState { $0.stopRequested = true } }

  /// How a run has ended.
  package enum Outcome: Equatable {
    case done
    case stopped
    /// The limit was reached and there was more to do.
    case endless
  }

  /// Runs what is due until `deadline`, then moves there; the caller has acquired the line.
  ///
  /// - Parameter atEndOfMoment: Called before the time goes on, while nothing more is due; what it
  ///   schedules for now runs first.
  private func runDue(
    until deadline: Duration?, limit: Int, atEndOfMoment: (() -> Void)? = nil
  ) -> Outcome {
    accompanied { settle in
      var count = 0
      settle()
      while true {
        if let atEndOfMoment, !isMore(dueUntil: elapsed) { atEndOfMoment() }
        if count == limit, moveToNext(until: deadline) { return .endless }
        guard let action = next(until: deadline) else { break }
        count += 1
        action.run()
        settle()
        if withState({ $0.stopRequested }) { return .stopped }
      }
      if let deadline { withState { $0.now = max($0.now, deadline) } }
      return .done
    }
  }

  /// Runs `body` as the companion wants it; `settle` lets that do what it has to do meanwhile.
  private func accompanied<Result>(_ body: (_ settle: () -> Void) -> Result) -> Result {
    guard let companion else { return body {} }
    return companion.running { body { companion.settle(self) } }
  }

  /// Runs all that is due, unless another call is at it already, or an action calls.
  package func runUnlessRunning() {
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
  package func runExclusively(until deadline: Duration, limit: Int) -> Outcome {
    acquire("advance")
    defer { release() }
    return runDue(until: deadline, limit: limit)
  }

  /// Moves the time without running anything.
  package func jump(to time: Duration) { withState { $0.now = max($0.now, time) } }

  package func move(by interval: Duration, atEndOfMoment: (() -> Void)? = nil) {
    Misuse.require(
      interval >= .zero,
      "\(name): cannot advance by \(interval), time does not go back. Pass zero or more.")
    acquire("advance")
    defer { release() }
    runOrTrap(until: elapsed + interval, atEndOfMoment: atEndOfMoment)
  }

  /// - Parameters:
  ///   - time: Where to.
  ///   - atEndOfMoment: As for ``runDue(until:limit:atEndOfMoment:)``.
  ///   - around: Called with the move itself, when no other thread moves the time.
  package func move(
    to time: Duration, atEndOfMoment: (() -> Void)? = nil, around: (() -> Void) -> Void = { $0() }
  ) {
    acquire("advance")
    defer { release() }
    let now = elapsed
    Misuse.require(
      time >= now,
      """
      \(name): cannot go back to \(time), the clock stands at \(now). Use a new clock, or a \
      later time.
      """)
    around { runOrTrap(until: time, atEndOfMoment: atEndOfMoment) }
  }

  package func runAll(atEndOfMoment: (() -> Void)? = nil) {
    acquire("run()")
    defer { release() }
    runOrTrap(until: nil, atEndOfMoment: atEndOfMoment)
  }

  private func runOrTrap(until deadline: Duration?, atEndOfMoment: (() -> Void)? = nil) {
    let limit = maximumActions
    let outcome = runDue(until: deadline, limit: limit, atEndOfMoment: atEndOfMoment)
    guard outcome == .endless else { return }
    Misuse.stop(
      """
      \(name): \(limit) actions ran in one call, the clock stands at \(elapsed), and there is \
      more to do. Work that schedules itself again keeps the clock busy for ever: an interval, a \
      timer or a repeat that nobody disposes. Dispose it (TestScheduler.start(disposed:)), move \
      the time to a fixed point (advanceTo, advance(to:)), or raise maximumActions.
      """)
  }

  private func isMore(dueUntil time: Duration) -> Bool {
    withoutWithdrawn { $0.queue.first.map { $0.time <= time } ?? false }
  }

  /// Moves the time to the next work that is due, which stays in the queue; false if there is none.
  private func moveToNext(until deadline: Duration?) -> Bool {
    withoutWithdrawn { state in
      guard let entry = state.queue.first, deadline.map({ entry.time <= $0 }) ?? true else {
        return false
      }
      state.now = max(state.now, entry.time)
      return true
    }
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

  /// Whether the calling code runs on the thread that moves the time.
  package var isMovedHere: Bool {
    guard let mine = ThreadContext.existing?.identity else { return false }
    return withState { $0.runner == mine }
  }

  private func acquire(_ call: String) {
    let mine = ThreadContext.current.identity
    while let gate = waitingPlace(mine, call) {
      companion?.willWait(for: call)
      gate.wait()
    }
  }

  /// Where to wait for one's turn; nil if the caller moves the time now.
  private func waitingPlace(_ mine: Int, _ call: String) -> DispatchSemaphore? {
    withState { state in
      guard let runner = state.runner else {
        state.runner = mine
        state.stopRequested = false
        return nil
      }
      let name = state.companion?.name ?? "VirtualTimeScheduler"
      Misuse.require(
        runner != mine,
        """
        \(name): \(call) was called by work that the clock is running. Time is moved from \
        outside: let the work schedule what should come later.
        """)
      let gate = DispatchSemaphore(value: 0)
      state.waiting.append(gate)
      return gate
    }
  }

  private func release() {
    let waiting = withState { state in
      state.runner = nil
      return exchange(&state.waiting, with: [])
    }
    for gate in waiting { gate.signal() }
  }
}

extension VirtualQueue.Entry {
  fileprivate var rank: VirtualTimeline.Rank? { VirtualTimeline.Rank(rawValue: order >> 60) }
}

/// What runs besides the work of a virtual time: the tasks of a clock.
package protocol TimelineCompanion: AnyObject, Sendable {
  /// What people know the time by.
  var name: String { get }

  /// Runs `body`, which moves the time.
  func running<Result>(_ body: () -> Result) -> Result

  /// Does what there is to do before the time goes on.
  func settle(_ timeline: VirtualTimeline)

  /// Stops the program if the caller must not wait for those who move the time.
  func willWait(for call: String)
}
