// SPDX-License-Identifier: MIT
import BraidCore

/// What a command tells of itself.
struct CommandStatus: Equatable, Sendable {
  var isEnabled = true
  var isExecuting = false
  /// Nobody can execute it any more.
  var isReleased = false
}

/// What is told because of one change: in this order.
struct CommandReport<Output: Sendable>: Sendable {
  var error: (any Error)?
  var status: CommandStatus?
  /// An execution that has begun, and what it executes.
  var start: (execution: CommandExecution<Output>, work: Signal<Output>)?
}

/// The state of a command, which lives as long as the command or one of its executions.
///
/// Changes are decided under the lock and reported in the order in which they were: through a gate
/// to a queue, which the scheduler works off.
final class CommandCore<Output: Sendable>: MessageHandler, @unchecked Sendable {  // state: the lock
  private struct State {
    var isAllowed = true
    var failure: (any Error)?
    var allowsConcurrentExecution: Bool
    var running = 0
    var isReleased = false
    /// The last one that was reported.
    var reported = CommandStatus()

    /// Why no execution can begin.
    var obstacle: CommandError.Reason? {
      if let failure { return .failed(failure) }
      if !isAllowed { return .disabled }
      return running > 0 && !allowsConcurrentExecution ? .executing : nil
    }

    var status: CommandStatus {
      CommandStatus(
        isEnabled: obstacle == nil, isExecuting: running > 0, isReleased: isReleased)
    }

    /// The status, if it has changed since the last report.
    mutating func newStatus() -> CommandStatus? {
      let status = status
      if status == reported { return nil }
      reported = status
      return status
    }
  }

  let reports = CommandReports<Output>()
  private let lock = Lock()
  @exclusivity(unchecked) private var state: State
  private let serialized = Serialized<CommandReport<Output>>()
  private let queue: EventSink<CommandReport<Output>>
  /// Whether what is reported goes to the scheduler: not before anybody else has the command.
  private let isPublic = AtomicFlag()

  init(_ scheduler: Scheduler, _ allowsConcurrentExecution: Bool) {
    state = State(allowsConcurrentExecution: allowsConcurrentExecution)
    let scope = SinkDisposer()
    queue =
      ObserveOnSink(
        EventSink(
          next: { [reports] in reports.receive($0) },
          finish: { [reports] _ in
            scope.dispose()
            reports.finish()
          }),
        scope, eventsPerTurn: Timing.manyEventsPerTurn, scheduler.performHere
      ).input
  }

  // Nothing that could be reported can happen any more.
  deinit { queue.finish(.completed) }

  /// The command is complete: what happens from now on is reported on the scheduler.
  func begin() { _ = isPublic.setIfClear() }

  /// Follows `enabledIf`.
  func listen(to enabledIf: Signal<Bool>) -> any Disposable {
    enabledIf.subscribe(
      next: { [self] isAllowed in change { $0.isAllowed = isAllowed } },
      error: { [self] error in change { $0.failure = error } })
  }

  var allowsConcurrentExecution: Bool {
    get { lock.withLock { state.allowsConcurrentExecution } }
    set { change { $0.allowsConcurrentExecution = newValue } }
  }

  /// The one step that decides whether an execution begins; returns why not.
  func startExecution() -> CommandError.Reason? {
    var obstacle: CommandError.Reason?
    change { state in
      obstacle = state.obstacle
      if obstacle == nil { state.running += 1 }
    }
    return obstacle
  }

  /// Reports an execution, and begins its work after that.
  func begin(_ execution: CommandExecution<Output>, _ work: Signal<Output>) {
    serialized.send(CommandReport(start: (execution, work)), to: self)
  }

  /// An execution has ended: the next one may begin, whenever that is reported.
  func executionEnded(_ error: (any Error)?) {
    change(reporting: error) { $0.running -= 1 }
  }

  /// The command is gone.
  func release() { change { $0.isReleased = true } }

  private func change(reporting error: (any Error)? = nil, _ body: (inout State) -> Void) {
    var report = CommandReport<Output>(error: error)
    let place = lock.withLock { () -> SerialGate.Place in
      body(&state)
      report.status = state.newStatus()
      if report.status == nil, error == nil { return .none }
      return serialized.gate.enterOrQueue(report)
    }
    serialized.gate.deliver(at: place, { handle(report) }, drain: { serialized.drain(self) })
  }

  func handle(_ report: CommandReport<Output>) {
    if isPublic.isSet { queue.next(report) } else { reports.receive(report) }
  }
}

/// Where a command's observers subscribe; does not know the command.
final class CommandReports<Output: Sendable>: Sendable {
  let statuses = BehaviorSignalSubject(CommandStatus())
  let executions = SignalSubject<Signal<Output>>()
  let errors = SignalSubject<any Error>()

  func receive(_ report: CommandReport<Output>) {
    if let error = report.error { errors.sendNext(error) }
    if let status = report.status {
      statuses.sendNext(status)
      if status.isReleased { executions.sendCompleted() }
    }
    if let (execution, work) = report.start {
      executions.sendNext(execution.signal.catch(to: .empty))
      execution.start(work)
    }
  }

  /// The command is gone, and so are its executions.
  func finish() {
    statuses.sendCompleted()
    errors.sendCompleted()
  }
}

extension Scheduler {
  /// Runs work on this scheduler: inside the call, if that comes from there.
  var performHere: @Sendable (@escaping Timing.Work) -> any Disposable {
    { work in
      let isHere = self === Scheduler.main ? MainQueue.isCurrent : Scheduler.running === self
      if !isHere { return self.timing.perform(work) }
      self.performAsCurrent(work)
      return Disposables.create()
    }
  }
}
