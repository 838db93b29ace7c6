// SPDX-License-Identifier: MIT

/// The engine of virtual time, which passes only on request.
///
/// The virtual-time schedulers of observables and the clock and schedulers of the test library use
/// it. Actions run in the order of their times, simultaneous ones in the order in which they were
/// scheduled. An action that is scheduled for the past runs at the current time. Cancelled actions
/// neither run nor count.
///
/// - **Threads:** all methods may be called on any thread. One thread at a time advances the time
///   and runs the actions; others wait until it is done.
package final class VirtualTimeline: @unchecked Sendable {  // the queue's lock guards the state
  /// The precedence among simultaneous actions.
  package enum Rank: UInt64 {
    /// Subscriptions and disposals in a diagram.
    case command = 0
    /// Actions that are scheduled in the usual way.
    case timer = 1
    /// Values that the sources in a diagram send.
    case source = 2
    /// Checks of the state at the end of an instant.
    case audit = 3

    /// The rank in the number of an action.
    init?(number: UInt64) { self.init(rawValue: number >> 60) }
  }

  private struct State {
    /// The thread that advances the time.
    var runner: Int?
    var stopRequested = false
    /// Runs the tasks of a clock, if any.
    var companion: (any TimelineCompanion)?
    var waiting: [Semaphore] = []
    var maximumActions = 1_000_000
    /// Due actions that the scheduler excludes from the move in progress.
    var excluded: [VirtualAction] = []
  }

  /// The time and the pending actions, which schedulers access directly.
  package let queue: VirtualQueue
  private var state = State()

  /// Creates a timeline that starts at `offset`.
  package init(offset: Duration) { queue = VirtualQueue(now: offset) }

  deinit { withExtendedLifetime(queue.lock.withLock { queue.removeAll() }) {} }

  /// Returns the companion; `newcomer` becomes it if there is none.
  package func companion(orElse newcomer: any TimelineCompanion) -> any TimelineCompanion {
    withState { state in
      let companion = state.companion ?? newcomer
      state.companion = companion
      return companion
    }
  }

  private var companion: (any TimelineCompanion)? { withState { $0.companion } }

  /// The name in messages: the clock's, or the scheduler's if there is no clock.
  private var name: String { companion?.name ?? "VirtualTimeScheduler" }

  /// The current virtual time.
  package var elapsed: Duration { queue.elapsed }

  /// The number of actions after which a call that advances the time counts as endless; a million
  /// by default.
  ///
  /// An endless program traps with a message instead of hanging.
  package var maximumActions: Int {
    get { withState { $0.maximumActions } }
    set { withState { $0.maximumActions = newValue } }
  }

  /// The time of the next pending action, if any.
  package var nextDeadline: Duration? { withState { _ in queue.first?.time } }

  /// The number of pending actions.
  package var pendingCount: Int { withState { _ in queue.count } }

  /// The number of pending actions of the usual rank.
  package var pendingTimers: Int { withState { _ in queue.count(of: .timer) } }

  // MARK: Advancing

  /// Runs the next pending action at its time; returns false if there is none.
  package func step() -> Bool {
    acquire("step()")
    defer { release() }
    return accompanied { settle in
      settle()
      guard let (action, work) = next(until: nil) else { return false }
      action.run(work)
      settle()
      return true
    }
  }

  /// Makes the call that is advancing the time return after the current action.
  ///
  /// The time stays where it is.
  package func stop() { withState { $0.stopRequested = true } }

  /// How a run has ended.
  package enum Outcome: Equatable {
    case done
    case stopped
    /// The limit was reached while more actions were due.
    case endless
  }

  /// Runs the actions due until `deadline`, then moves there; the caller has acquired the timeline.
  ///
  /// - Parameter atEndOfMoment: Called before the time advances, when no action is due any more.
  ///   Actions that it schedules for the current time run first.
  private func runDue(
    until deadline: Duration?, limit: Int, atEndOfMoment: (() -> Void)? = nil
  ) -> Outcome {
    accompanied { settle in
      var count = 0
      settle()
      while true {
        if let atEndOfMoment, !isMore(dueUntil: elapsed) { atEndOfMoment() }
        if count == limit, moveToNext(until: deadline) { return .endless }
        guard let (action, work) = next(until: deadline) else { break }
        count += 1
        action.run(work)
        settle()
        if withState({ $0.stopRequested }) { return .stopped }
      }
      if let deadline { jump(to: deadline) }
      return .done
    }
  }

  /// Runs `body` inside the companion; `settle` lets the companion run its tasks.
  private func accompanied<Result>(_ body: (_ settle: () -> Void) -> Result) -> Result {
    guard let companion else { return body {} }
    return companion.running { body { companion.settle(self) } }
  }

  /// Runs all due actions, unless a call that advances the time is already in progress.
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

  /// Runs the actions due until `deadline`, exclusively.
  package func runExclusively(until deadline: Duration, limit: Int) -> Outcome {
    acquire("advance")
    defer { release() }
    return runDue(until: deadline, limit: limit)
  }

  /// Advances the time without running actions.
  package func jump(to time: Duration) { queue.lock.withLock { queue.now = max(queue.now, time) } }

  package func move(by interval: Duration, atEndOfMoment: (() -> Void)? = nil) {
    Misuse.require(
      interval >= .zero,
      "\(name): cannot advance by \(interval), time does not go back. Pass zero or more.")
    acquire("advance")
    defer { release() }
    runOrTrap(until: elapsed + interval, atEndOfMoment: atEndOfMoment)
  }

  /// - Parameters:
  ///   - time: The new time.
  ///   - atEndOfMoment: As for ``runDue(until:limit:atEndOfMoment:)``.
  ///   - around: Called with the move itself, while no other thread advances the time.
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
    if outcome == .endless { stopEndless(limit) }
  }

  /// Traps: one call has run `limit` actions, and more are due.
  package func stopEndless(_ limit: Int) -> Never {
    Misuse.stop(
      """
      \(name): \(limit) actions ran in one call, the clock stands at \(elapsed), and there is \
      more to do. An action that schedules itself again keeps the clock busy forever: an \
      interval, a timer or a repeat that is never disposed. Dispose it \
      (TestScheduler.start(disposed:)), advance to a fixed time (advanceTo, advance(to:)), or \
      raise maximumActions.
      """)
  }

  private func isMore(dueUntil time: Duration) -> Bool {
    withState { _ in firstDue(until: time) != nil }
  }

  /// Advances to the next due action without removing it; returns false if there is none.
  private func moveToNext(until deadline: Duration?) -> Bool {
    withState { _ in
      guard let action = firstDue(until: deadline) else { return false }
      queue.now = max(queue.now, action.time)
      return true
    }
  }

  /// The next action, if it is due; under the lock.
  private func firstDue(until deadline: Duration?) -> VirtualAction? {
    guard let first = queue.first else { return nil }
    if let deadline, first.time > deadline { return nil }
    return first
  }

  private enum Choice {
    case none
    case first(VirtualAction, VirtualAction.Work)
    /// The order of the scheduler decides which of these is next.
    case simultaneous([VirtualAction], any VirtualOrder)
  }

  /// Advances to the next due action and removes it from the queue.
  private func next(until deadline: Duration?) -> (VirtualAction, VirtualAction.Work)? {
    var chosen: VirtualAction?
    while true {
      switch choice(until: deadline, chosen) {
      case .none: return nil
      case .first(let action, let work):
        action.order?.willRun(action)
        return (action, work)
      case .simultaneous(let actions, let order):
        // Outside the lock, because the order calls the converter (C4).
        let first = actions.min { order.precedes($0, $1) }
        if let first, order.excludes(first) { exclude(first) } else { chosen = first }
      }
    }
  }

  private func choice(until deadline: Duration?, _ chosen: VirtualAction?) -> Choice {
    withState { _ in
      guard var action = firstDue(until: deadline) else { return .none }
      if let order = action.order, order.isNeeded,
        order.isBound || queue.isFirstSimultaneous
      {
        guard let chosen, chosen.place >= 0, chosen.order === order, chosen.time == action.time
        else { return .simultaneous(queue.actions(at: action.time, of: order), order) }
        action = chosen
      }
      guard let action = queue.remove(action), let work = action.begin() else { return .none }
      queue.now = max(queue.now, action.time)
      return .first(action, work)
    }
  }

  /// Removes an action from the queue until the end of the call that moves the time.
  private func exclude(_ action: VirtualAction) {
    withState { if let action = queue.remove(action) { $0.excluded.append(action) } }
  }

  /// Accesses the state under the lock; `body` must not call out.
  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    queue.lock.withLock { body(&state) }
  }

  // MARK: Exclusive access

  /// Whether the calling code runs on the thread that is advancing the time.
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

  /// Returns a semaphore to wait on, or nil if the caller is now advancing the time.
  private func waitingPlace(_ mine: Int, _ call: String) -> Semaphore? {
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
        \(name): \(call) was called by an action that the clock is running. Only code outside \
        the clock can advance the time: let the action schedule later ones.
        """)
      let gate = Semaphore()
      state.waiting.append(gate)
      return gate
    }
  }

  private func release() {
    let (waiting, excluded) = withState { state in
      state.runner = nil
      for action in state.excluded where action.isPending { queue.insert(action) }
      return (exchange(&state.waiting, with: []), exchange(&state.excluded, with: []))
    }
    withExtendedLifetime(excluded) {}
    for gate in waiting { gate.signal() }
  }
}

/// Runs beside the actions of a timeline: the tasks of a clock.
package protocol TimelineCompanion: AnyObject, Sendable {
  /// The name of the clock in messages.
  var name: String { get }

  /// Runs `body`, which advances the time.
  func running<Result>(_ body: () -> Result) -> Result

  /// Runs everything that has to happen before the time advances.
  func settle(_ timeline: VirtualTimeline)

  /// Traps if the caller must not wait for the thread that advances the time.
  func willWait(for call: String)
}
