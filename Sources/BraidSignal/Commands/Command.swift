// SPDX-License-Identifier: MIT
public import BraidCore

/// An action that a user starts, with signals for its state: whether it is enabled, whether it is
/// executing, its results and its errors.
///
/// ```swift
/// let isValid = SignalProperty(true)
/// let signIn = Command<String, Int>(enabledIf: isValid.signal, on: .immediate) { name in
///   Signal.just(name.count)
/// }
/// signIn.isEnabled.subscribe(next: { print("enabled: \($0)") })
/// signIn.isExecuting.subscribe(next: { print("executing: \($0)") })
/// signIn.errors.subscribe(next: { print("failed: \($0)") })
/// signIn.execute("Ada").subscribe(next: { print("user \($0)") })
/// ```
///
/// An *execution* begins when ``execute(_:)`` is called and the command is enabled. The check and
/// the start are one atomic step: if two threads execute a command concurrently, and the command
/// allows no concurrent execution, exactly one succeeds. An execution ends when the signal of its
/// work ends. If that signal releases its subscriber without a terminal event, as `Signal.never`
/// does, the execution does not end and the command remains executing.
///
/// - **Threads:** all signals of the command send on its scheduler, in order, and the work's signal
///   is subscribed to there. This happens synchronously if the call that causes it runs on the
///   scheduler and no earlier event is queued. The values of an execution arrive on the thread on
///   which the work sends them.
/// - **Executing again:** an observer may execute this command or another one while it receives an
///   event. If the event is a replayed one, of an execution that has already ended, the new work
///   begins in the next turn of the scheduler. So commands that execute each other do not grow the
///   stack (C8).
/// - **Ends:** when the command is released, ``isEnabled``, ``executions`` and ``disabledErrors``
///   complete. ``isExecuting`` and ``errors`` complete after the last execution. Releasing the
///   command ends no execution.
public final class Command<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  typealias Work = @Sendable (Input) throws -> Signal<Output>

  // All properties are immutable except `enabling`, which is set before the command is shared.
  /// Returns the work of an execution, which may contain the state that enables it.
  ///
  /// Called under the lock of the core when an execution begins.
  let makeWork: @Sendable () -> Work
  let core: CommandCore<Output>
  var enabling: (any Disposable)?
  /// The `Lifetime.Token`, created on demand.
  private let token = LazyReference()

  /// Creates a command that is enabled unless it is executing.
  ///
  /// - Parameters:
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution. Runs on the thread that executes the command. An
  ///     error it throws fails the execution.
  @preconcurrency
  public init(
    allowsConcurrentExecution: Bool = false, on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    makeWork = { work }
    core = CommandCore(scheduler, allowsConcurrentExecution)
    core.begin()
  }

  /// Creates a command that is enabled while the latest value of a signal is true, unless it is
  /// executing.
  ///
  /// Before the first value the command is enabled. A value sent synchronously on subscription
  /// applies from the start. If `enabledIf` fails, the command is disabled permanently, and
  /// ``CommandError`` contains the error.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to until the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution. Runs on the thread that executes the command. An
  ///     error it throws fails the execution.
  @preconcurrency
  public init(
    enabledIf: Signal<Bool>, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    makeWork = { work }
    core = CommandCore(scheduler, allowsConcurrentExecution)
    enabling = core.listen(to: enabledIf)
    core.begin()
  }

  /// Creates a command of the main actor, on which `work` also runs.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to until the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - work: Returns the signal of an execution. An error it throws fails the execution.
  public convenience init(
    enabledIf: Signal<Bool> = .just(true), allowsConcurrentExecution: Bool = false,
    onMain work: @escaping @MainActor @Sendable (Input) throws -> Signal<Output>
  ) {
    self.init(
      enabledIf: enabledIf, allowsConcurrentExecution: allowsConcurrentExecution, on: .main
    ) { input in
      Signal.deferred { try MainActor.assumeIsolated { try work(input) } }
    }
  }

  /// Creates a command with a state, which `listen` follows.
  init(
    _ core: CommandCore<Output>, _ makeWork: @escaping @Sendable () -> Work,
    _ enabling: any Disposable
  ) {
    self.makeWork = makeWork
    self.core = core
    self.enabling = enabling
    core.begin()
  }

  deinit {
    enabling?.dispose()
    core.release()
  }

  /// Begins an execution if the command is enabled.
  ///
  /// The signal of `work` is subscribed to once, whether or not the returned signal is subscribed
  /// to. The returned signal replays all values and the terminal event to each subscriber.
  /// ``isExecuting``, ``isEnabled`` and ``executions`` report the execution before the work's
  /// signal is subscribed to.
  ///
  /// In a task, ``executeToEnd(_:)`` waits for the result. To cancel the execution, call
  /// ``Execution/cancel()`` of the returned signal.
  ///
  /// - Parameter input: The argument of `work`.
  /// - Returns: The execution. If the command is not enabled, an execution that fails with
  ///   ``CommandError``; ``errors`` does not emit that error, ``disabledErrors`` does.
  @discardableResult
  public func execute(_ input: Input) -> Execution<Output> {
    do { return try start(input) } catch { return Execution(failed: error) }
  }

  /// Begins an execution and waits for its end.
  ///
  /// ```swift
  /// let signIn = Command<String, Int> { name in Signal.just(name.count) }
  /// print(try await signIn.executeToEnd("Ada") ?? 0)  // 3
  /// ```
  ///
  /// In async code, too, ``execute(_:)`` does not wait.
  ///
  /// Cancelling the task wakes it, and it disposes the work: the execution fails with a
  /// `CancellationError`, which ``errors`` does not emit. If the work's signal releases its
  /// subscriber without a terminal event, the call throws that error, too; but the execution stays
  /// active, because nothing has ended it.
  ///
  /// - Parameter input: The argument of `work`.
  /// - Returns: The last value of the execution, or nil if there is none.
  /// - Throws: The error of the execution; ``CommandError`` if the command is not enabled.
  @discardableResult
  public nonisolated(nonsending) func executeToEnd(_ input: Input) async throws -> Output? {
    try Task.checkCancellation()
    guard let execution = try start(input).execution else { throw CancellationError() }
    let waiter = ExecutionWaiter<Output>()
    defer { if waiter.isInterrupted { execution.cancel() } }
    // The handler runs under a lock of the runtime, so it only wakes the task (C4).
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiter.wait(continuation)
        execution.resume(waiter)
      }
    } onCancel: {
      waiter.interrupt()
    }
  }

  func start(_ input: Input) throws -> Execution<Output> {
    var work: Work?
    if let reason = core.startExecution({ work = makeWork() }) {
      let error = CommandError.notEnabled(self, reason)
      core.refuse(error)
      throw error
    }
    let signal: Signal<Output>
    do { signal = try work?(input) ?? .empty } catch { signal = .error(error) }
    let execution = Execution(CommandExecution(core))
    core.begin(execution, signal)
    return execution
  }

  /// Emits a signal for each new execution.
  ///
  /// The inner signal sends the values of the execution, and completes even if the execution fails.
  public var executions: Signal<Signal<Output>> { ForwardingSignal(core.reports.executions) }

  /// Emits whether an execution is active: the current state, then each change.
  public var isExecuting: Signal<Bool> {
    core.reports.statuses.map { $0.isExecuting }.distinctUntilChanged()
  }

  /// Emits whether an execution can begin: the current state, then each change.
  public var isEnabled: Signal<Bool> {
    core.reports.statuses.take(while: { !$0.isReleased }).map { $0.isEnabled }
      .distinctUntilChanged()
  }

  /// Emits the errors of executions as values; never fails.
  ///
  /// Includes errors of executions that began before the subscription.
  public var errors: Signal<any Error> { ForwardingSignal(core.reports.errors) }

  /// Emits an error for each attempt to execute the command while it is not enabled; never fails.
  public var disabledErrors: Signal<CommandError> { ForwardingSignal(core.reports.refusals) }

  /// Whether an execution can begin while another one is active.
  ///
  /// A change is reflected by ``isEnabled``.
  public var allowsConcurrentExecution: Bool {
    get { core.allowsConcurrentExecution }
    set { core.allowsConcurrentExecution = newValue }
  }
}

extension Command: HasLifetime {
  /// Ends when the command is released.
  public var lifetime: Lifetime { token.get(Lifetime.Token.init).lifetime }
}

extension Command where Input == Void {
  /// Begins an execution of a command without input.
  @discardableResult
  public func execute() -> Execution<Output> { execute(()) }

  /// Begins an execution of a command without input, and waits for its end.
  @discardableResult
  public nonisolated(nonsending) func executeToEnd() async throws -> Output? {
    try await executeToEnd(())
  }
}
