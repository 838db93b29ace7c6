// SPDX-License-Identifier: MIT
import BraidCore

/// The reports that one change causes, in this order.
struct CommandReport<Output: Sendable>: Sendable {
  var error: (any Error)?
  var status: CommandStatus?
  /// An attempt to execute a command that was not enabled.
  var refusal: CommandError?
  /// An execution that has begun, and the signal of its work.
  var start: (execution: Execution<Output>, work: Signal<Output>)?

  init(error: (any Error)?, status: CommandStatus?) {
    self.error = error
    self.status = status
  }

  init(refusal: CommandError) { self.refusal = refusal }

  init(start execution: Execution<Output>, _ work: Signal<Output>) {
    start = (execution, work)
  }
}

/// The state of a command; exists as long as the command or one of its executions.
///
/// Changes are made under the lock and reported in the same order, through a gate. A report is
/// delivered synchronously if the caller runs on the scheduler and no report is queued, and
/// otherwise through a queue that the scheduler drains. An execution that an observer begins during
/// a replay always uses the queue (``CommandReplay``).
final class CommandCore<Output: Sendable>: MessageHandler, @unchecked Sendable {  // state: the lock
  let reports = CommandReports<Output>()
  let lock = Lock()
  var state: CommandState
  let serialized = Serialized<CommandReport<Output>>()
  private let scheduler: Scheduler
  /// Whether the scheduler is ``Scheduler/immediate``, which every thread counts as.
  private let isImmediate: Bool
  private let queue: ObserveOnSink
  /// Whether reports use the scheduler: only after the command can be shared.
  let isPublic = AtomicFlag()

  init(_ scheduler: Scheduler, _ allowsConcurrentExecution: Bool) {
    state = CommandState(allowsConcurrentExecution: allowsConcurrentExecution)
    self.scheduler = scheduler
    isImmediate = scheduler === Scheduler.immediate
    let scope = SinkDisposer()
    let sink = EventSink<CommandReport<Output>>(
      next: { [reports] in reports.receiveQueued($0) },
      finish: { [reports] _ in
        scope.dispose()
        reports.finish()
      })
    queue = ObserveOnSink(
      RawType(CommandReport<Output>.self), sink.raw, scope, eventsPerTurn: Timing.manyEventsPerTurn,
      inside: isImmediate ? nil : scheduler.performInside,
      isImmediate ? CommandReplay.perform : scheduler.timing.perform)
  }

  // No further report is possible.
  deinit { queue.sourceFinished(.completed) }

  /// Marks the command as complete: later changes are reported on the scheduler.
  func begin() { _ = isPublic.setIfClear() }

  /// Follows `enabledIf`.
  func listen(to enabledIf: Signal<Bool>) -> any Disposable {
    enabledIf.subscribe(
      next: { [self] isAllowed in change { $0.allow(isAllowed) } },
      error: { [self] error in change { $0.fail(error) } })
  }

  var allowsConcurrentExecution: Bool {
    get { lock.withLock { state.allowsConcurrentExecution } }
    set { change { $0.allowConcurrentExecution(newValue) } }
  }

  /// Decides atomically whether an execution begins; returns the reason if it does not.
  ///
  /// - Parameter take: Called under the lock if it begins: reads the state that enables it.
  func startExecution(_ take: () -> Void) -> CommandError.Reason? {
    var obstacle: CommandError.Reason?
    change {
      obstacle = $0.begin()
      if obstacle == nil { take() }
    }
    return obstacle
  }

  /// Reports an attempt to execute a command that was not enabled.
  func refuse(_ error: CommandError) {
    if !reports.refusals.hasSubscribers { return }
    serialized.send(CommandReport(refusal: error), to: self)
  }

  /// Reports an execution, then subscribes to its work.
  func begin(_ execution: Execution<Output>, _ work: Signal<Output>) {
    serialized.send(CommandReport(start: execution, work), to: self)
  }

  /// Records the end of an execution: the next one can begin before the end is reported.
  func executionEnded(_ error: (any Error)?) {
    change(reporting: error) { $0.end() }
  }

  /// Records the release of the command.
  func release() { change { $0.release() } }

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

  func handle(_ report: CommandReport<Output>) {
    // Before the command is shared with another thread.
    if !isPublic.isSet { return reports.receive(report) }
    let mustWait = report.start != nil && CommandReplay.isActive
    // The gate admits one thread at a time, so no report can be queued concurrently.
    if isImmediate, !mustWait, reports.waiting.load() == 0 { return reports.receive(report) }
    reports.waiting.increment()
    withAddress(of: report) {
      if mustWait { queue.receiveLater(at: $0) } else { queue.receive(at: $0) }
    }
  }
}

/// The subjects of a command's signals; has no reference to the command.
final class CommandReports<Output: Sendable>: Sendable {
  let statuses = BehaviorSignalSubject(CommandStatus())
  let executions = SignalSubject<Signal<Output>>()
  let errors = SignalSubject<any Error>()
  let refusals = SignalSubject<CommandError>()
  /// The number of reports that are queued or being delivered.
  let waiting = AtomicInt()

  init() {}

  func receive(_ report: CommandReport<Output>) {
    if let error = report.error { errors.sendNext(error) }
    if let status = report.status {
      statuses.sendNext(status)
      if status.isReleased {
        executions.sendCompleted()
        refusals.sendCompleted()
      }
    }
    if let refusal = report.refusal { refusals.sendNext(refusal) }
    if let (execution, work) = report.start {
      if executions.hasSubscribers { executions.sendNext(execution.catch(to: .empty)) }
      execution.execution?.start(work)
    }
  }

  func receiveQueued(_ report: CommandReport<Output>) {
    receive(report)
    waiting.decrement()
  }

  /// Completes the signals after the release of the command and the end of its executions.
  func finish() {
    statuses.sendCompleted()
    errors.sendCompleted()
  }
}

extension Scheduler {
  /// Whether the caller runs on this scheduler.
  final var isHere: Bool {
    self === Scheduler.main ? MainQueue.isCurrent : Scheduler.running === self
  }

  /// Runs an action synchronously if the caller runs on this scheduler.
  final var performInside: Timing.PerformInside {
    { work in
      if !self.isHere { return false }
      self.performAsCurrent(work)
      return true
    }
  }
}
