// SPDX-License-Identifier: MIT
public import BraidCore

/// What is told because of one change: in this order.
@usableFromInline
struct CommandReport<Output: Sendable>: Sendable {
  @usableFromInline var error: (any Error)?
  @usableFromInline var status: CommandStatus?
  /// An execution that has begun, and what it executes.
  @usableFromInline var start: (execution: CommandExecution<Output>, work: Signal<Output>)?

  @inlinable
  init(error: (any Error)?, status: CommandStatus?) {
    self.error = error
    self.status = status
  }

  @inlinable
  init(start execution: CommandExecution<Output>, _ work: Signal<Output>) {
    start = (execution, work)
  }
}

/// The state of a command, which lives as long as the command or one of its executions.
///
/// Changes are decided under the lock and reported in the order in which they were: through a gate,
/// and either immediately, if this is the scheduler and nothing waits, or through a queue, which
/// the scheduler drains. Work that an observer executes from inside a replay always takes the queue
/// (``CommandReplay``).
@usableFromInline
final class CommandCore<Output: Sendable>: MessageHandler, @unchecked Sendable {  // state: the lock
  @usableFromInline let reports = CommandReports<Output>()
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var state: CommandState
  @usableFromInline let serialized = Serialized<CommandReport<Output>>()
  @usableFromInline let scheduler: Scheduler
  /// Whether it is ``Scheduler/immediate``, on which everybody is.
  @usableFromInline let isImmediate: Bool
  @usableFromInline let queue: ObserveOnSink<CommandReport<Output>>
  /// Whether what is reported goes to the scheduler: not before anybody else has the command.
  @usableFromInline let isPublic = AtomicFlag()

  @inlinable
  init(_ scheduler: Scheduler, _ allowsConcurrentExecution: Bool) {
    state = CommandState(allowsConcurrentExecution: allowsConcurrentExecution)
    self.scheduler = scheduler
    isImmediate = scheduler === Scheduler.immediate
    let scope = SinkDisposer()
    queue = ObserveOnSink(
      EventSink(
        next: { [reports] in reports.receiveQueued($0) },
        finish: { [reports] _ in
          scope.dispose()
          reports.finish()
        }),
      scope, eventsPerTurn: Timing.manyEventsPerTurn,
      inside: isImmediate ? nil : scheduler.performInside,
      isImmediate ? CommandReplay.perform : scheduler.timing.perform)
  }

  // Nothing that could be reported can happen any more.
  deinit { queue.sourceFinished(.completed) }

  /// The command is complete: what happens from now on is reported on the scheduler.
  @inlinable
  func begin() { _ = isPublic.setIfClear() }

  /// Follows `enabledIf`.
  @inlinable
  func listen(to enabledIf: Signal<Bool>) -> any Disposable {
    enabledIf.subscribe(
      next: { [self] isAllowed in change { $0.allow(isAllowed) } },
      error: { [self] error in change { $0.fail(error) } })
  }

  @inlinable
  var allowsConcurrentExecution: Bool {
    get { lock.withLock { state.allowsConcurrentExecution } }
    set { change { $0.allowConcurrentExecution(newValue) } }
  }

  /// The one step that decides whether an execution begins; returns why not.
  @inlinable
  func startExecution() -> CommandError.Reason? {
    var obstacle: CommandError.Reason?
    change { obstacle = $0.begin() }
    return obstacle
  }

  /// Reports an execution, and begins its work after that.
  @inlinable
  func begin(_ execution: CommandExecution<Output>, _ work: Signal<Output>) {
    serialized.send(CommandReport(start: execution, work), to: self)
  }

  /// An execution has ended: the next one may begin, whenever that is reported.
  @inlinable
  func executionEnded(_ error: (any Error)?) {
    change(reporting: error) { $0.end() }
  }

  /// The command is gone.
  func release() { change { $0.release() } }

  @inlinable @inline(__always)
  func change(reporting error: (any Error)? = nil, _ body: (inout CommandState) -> Void) {
    var status: CommandStatus?
    let place = lock.withLock { () -> SerialGate.Place in
      body(&state)
      status = state.newStatus()
      if status == nil, error == nil { return .none }
      return serialized.gate.enterOrQueue(CommandReport<Output>(error: error, status: status))
    }
    serialized.gate.deliver(
      at: place, { handle(CommandReport(error: error, status: status)) },
      drain: { serialized.drain(self) })
  }

  @inlinable
  func handle(_ report: CommandReport<Output>) {
    // Before any other thread has the command.
    if !isPublic.isSet { return reports.receive(report) }
    let mustWait = report.start != nil && CommandReplay.isActive
    // The gate admits one thread at a time, so no report is queued meanwhile.
    if !mustWait, reports.waiting.load() == 0 {
      if isImmediate { return reports.receive(report) }
      if scheduler.isHere { return scheduler.performAsCurrent { reports.receive(report) } }
    }
    reports.waiting.increment()
    if mustWait { queue.receiveLater(report) } else { queue.receive(report) }
  }
}

/// Where a command's observers subscribe; does not know the command.
@usableFromInline
final class CommandReports<Output: Sendable>: Sendable {
  @usableFromInline let statuses = BehaviorSignalSubject(CommandStatus())
  @usableFromInline let executions = SignalSubject<Signal<Output>>()
  @usableFromInline let errors = SignalSubject<any Error>()
  /// How many reports wait for the scheduler, or are being made by it.
  @usableFromInline let waiting = AtomicInt()

  @inlinable
  init() {}

  @inlinable
  func receive(_ report: CommandReport<Output>) {
    if let error = report.error { errors.sendNext(error) }
    if let status = report.status {
      statuses.sendNext(status)
      if status.isReleased { executions.sendCompleted() }
    }
    if let (execution, work) = report.start {
      if executions.hasSubscribers { executions.sendNext(execution.signal.catch(to: .empty)) }
      execution.start(work)
    }
  }

  @inlinable
  func receiveQueued(_ report: CommandReport<Output>) {
    receive(report)
    waiting.decrement()
  }

  /// The command is gone, and so are its executions.
  @usableFromInline
  func finish() {
    statuses.sendCompleted()
    errors.sendCompleted()
  }
}

extension Scheduler {
  /// Whether the caller is work of this scheduler.
  @usableFromInline
  final var isHere: Bool {
    self === Scheduler.main ? MainQueue.isCurrent : Scheduler.running === self
  }

  /// Runs work inside the call, if that comes from this scheduler.
  @usableFromInline
  final var performInside: Timing.PerformInside {
    { work in
      if !self.isHere { return false }
      self.performAsCurrent(work)
      return true
    }
  }
}
