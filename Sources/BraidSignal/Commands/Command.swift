// SPDX-License-Identifier: MIT
public import BraidCore

/// Work that is started by hand, usually by a control of a user interface, and everything the
/// interface wants to know of it: whether it can be started, whether it is running, what it sends
/// and how it fails.
///
/// ```swift
/// let signIn = Command<Credentials, User>(enabledIf: form.isValid) { credentials in
///   service.signIn(credentials)  // Signal<User>
/// }
/// signIn.isEnabled.bind(to: button, \.isEnabled)
/// signIn.isExecuting.bind(to: spinner, \.isVisible)
/// signIn.errors.subscribe(next: { show($0) })
/// button.onTap = { signIn.execute(credentials) }
/// ```
///
/// An *execution* begins when ``execute(_:)`` is called and the command is enabled;
/// asking and beginning are one step, so of two threads that execute a command that allows no
/// concurrent execution exactly one does. It ends when the signal of the work does. Work that is
/// abandoned without an end, as that of `Signal.never` is, never does: its command goes on
/// executing.
///
/// - **Threads:** all that the command tells of itself arrives on its scheduler, in order, and the
///   work is subscribed to there: inside the call that causes it, if that comes from there and
///   nothing waits. What an execution sends arrives wherever the work sends it.
/// - **Executing again:** an observer may execute a command, this one or another, while it receives
///   an event. If the event is a replayed one, of an execution that has ended already, the new work
///   begins in the next turn of the scheduler: commands that execute each other in turn never grow
///   the stack (C8).
/// - **Ends:** when the command is released, ``isEnabled`` and ``executions`` complete;
///   ``isExecuting`` and ``errors`` when its last execution has ended, too. Releasing it ends no
///   execution.
public final class Command<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  // All is immutable but `enabling`, which is set before anybody else has the command.
  @usableFromInline let work: @Sendable (Input) throws -> Signal<Output>
  @usableFromInline let core: CommandCore<Output>
  @usableFromInline var enabling: (any Disposable)?

  /// A command that is enabled unless it is executing.
  ///
  /// - Parameters:
  ///   - allowsConcurrentExecution: Whether it can be executed while it is.
  ///   - scheduler: Where it subscribes to the work and tells what it does.
  ///   - work: Makes the signal of an execution, on the thread that executes. If it throws, the
  ///     execution fails with that.
  @preconcurrency @inlinable
  public init(
    allowsConcurrentExecution: Bool = false, on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    self.work = work
    core = CommandCore(scheduler, allowsConcurrentExecution)
    core.begin()
  }

  /// A command that is enabled if the latest value of a signal says so, unless it is executing.
  ///
  /// Before the first value it is enabled; a value that is sent while the signal is subscribed to
  /// counts from the beginning. If the signal fails, the command is disabled for good, and the
  /// error of who executes it tells why.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to for as long as the command lives.
  ///   - allowsConcurrentExecution: Whether it can be executed while it is.
  ///   - scheduler: Where it subscribes to the work and tells what it does.
  ///   - work: Makes the signal of an execution, on the thread that executes. If it throws, the
  ///     execution fails with that.
  @preconcurrency @inlinable
  public init(
    enabledIf: Signal<Bool>, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    self.work = work
    core = CommandCore(scheduler, allowsConcurrentExecution)
    enabling = core.listen(to: enabledIf)
    core.begin()
  }

  /// A command of the main actor: its work is called there, too.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to for as long as the command lives.
  ///   - allowsConcurrentExecution: Whether it can be executed while it is.
  ///   - work: Makes the signal of an execution. If it throws, the execution fails with that.
  @inlinable
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

  deinit {
    enabling?.dispose()
    core.release()
  }

  /// Begins an execution, if the command is enabled.
  ///
  /// The signal that `work` makes is subscribed to whoever is interested in the result, once; what
  /// is returned sends all its values to everybody who subscribes, however late, and its end.
  /// ``isExecuting`` and ``isEnabled`` tell of the execution, and ``executions`` sends it, before
  /// the work is subscribed to.
  ///
  /// - Parameter input: What `work` is given.
  /// - Returns: The execution; or a signal that fails with ``CommandError`` if the command is not
  ///   enabled, which ``errors`` does not tell of.
  @inlinable @discardableResult
  public func execute(_ input: Input) -> Signal<Output> {
    do { return try start(input).signal } catch { return .error(error) }
  }

  /// Begins an execution and waits for its end.
  ///
  /// ```swift
  /// let user = try await signIn.executeToEnd(credentials)
  /// ```
  ///
  /// ``execute(_:)`` is the form that does not wait, in async functions, too.
  ///
  /// If the task is cancelled the work is disposed: the execution ends with a `CancellationError`,
  /// which ``errors`` does not tell of. So it does for a task that waits for work which is
  /// abandoned without an end.
  ///
  /// - Parameter input: What `work` is given.
  /// - Returns: The last value it has sent, if any.
  /// - Throws: How the execution has failed; ``CommandError`` if the command is not enabled.
  @discardableResult
  public nonisolated(nonsending) func executeToEnd(_ input: Input) async throws -> Output? {
    try Task.checkCancellation()
    let execution = try start(input)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { execution.resume($0) }
    } onCancel: {
      execution.cancel()
    }
  }

  @inlinable
  func start(_ input: Input) throws -> CommandExecution<Output> {
    if let reason = core.startExecution() {
      throw CommandError.notEnabled(self, reason)
    }
    let signal: Signal<Output>
    do { signal = try work(input) } catch { signal = .error(error) }
    let execution = CommandExecution(core)
    core.begin(execution, signal)
    return execution
  }

  /// The executions that begin from now on, each of which sends its values and completes; it does
  /// so as well if the work fails.
  public var executions: Signal<Signal<Output>> { ForwardingSignal(core.reports.executions) }

  /// Whether anything is being executed: now, then each change.
  public var isExecuting: Signal<Bool> {
    core.reports.statuses.map { $0.isExecuting }.distinctUntilChanged()
  }

  /// Whether an execution can begin: now, then each change.
  public var isEnabled: Signal<Bool> {
    core.reports.statuses.take(while: { !$0.isReleased }).map { $0.isEnabled }
      .distinctUntilChanged()
  }

  /// What executions fail with, as values; it never fails itself.
  ///
  /// Errors of executions that are running already are among them.
  public var errors: Signal<any Error> { ForwardingSignal(core.reports.errors) }

  /// Whether the command can be executed while it is executing.
  ///
  /// A change is seen in ``isEnabled``.
  public var allowsConcurrentExecution: Bool {
    get { core.allowsConcurrentExecution }
    set { core.allowsConcurrentExecution = newValue }
  }
}

extension Command where Input == Void {
  /// Begins an execution of a command that needs no input.
  @inlinable @discardableResult
  public func execute() -> Signal<Output> { execute(()) }

  /// Begins an execution of a command that needs no input, and waits for its end.
  @discardableResult
  public nonisolated(nonsending) func executeToEnd() async throws -> Output? {
    try await executeToEnd(())
  }
}
