// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension Command: ReactiveCompatible {}

extension Command {
  /// A command whose work returns an observable, a single, a signal or anything else that can be
  /// turned into an observable.
  ///
  /// - Parameters:
  ///   - allowsConcurrentExecution: Whether it can be executed while it is executing.
  ///   - scheduler: The scheduler that subscribes to the work and reports the state.
  ///   - work: Makes the source of an execution, on the thread that executes. If it throws, the
  ///     execution fails with that error.
  @preconcurrency @_disfavoredOverload
  public convenience init<Work: ObservableConvertibleType>(
    allowsConcurrentExecution: Bool = false, on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Work
  ) where Work.Element == Output {
    nonisolated(unsafe) let start: (Input) throws -> Signal<Output> = {  // as `work`
      try work($0).asRACSignal()
    }
    self.init(allowsConcurrentExecution: allowsConcurrentExecution, on: scheduler) {
      input throws -> Signal<Output> in try start(input)
    }
  }

  /// A command that is enabled while the latest value of an observable is true, and whose work
  /// returns anything that can be turned into an observable.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to until the command is released.
  ///   - allowsConcurrentExecution: Whether it can be executed while it is executing.
  ///   - scheduler: The scheduler that subscribes to the work and reports the state.
  ///   - work: Makes the source of an execution, on the thread that executes. If it throws, the
  ///     execution fails with that error.
  @preconcurrency @_disfavoredOverload
  public convenience init<Condition: ObservableConvertibleType, Work: ObservableConvertibleType>(
    enabledIf: Condition, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main, _ work: @escaping @Sendable (Input) throws -> Work
  ) where Condition.Element == Bool, Work.Element == Output {
    nonisolated(unsafe) let start: (Input) throws -> Signal<Output> = {  // as `work`
      try work($0).asRACSignal()
    }
    self.init(
      enabledIf: enabledIf.asRACSignal(), allowsConcurrentExecution: allowsConcurrentExecution,
      on: scheduler
    ) { input throws -> Signal<Output> in try start(input) }
  }

  /// A command of the main actor that is enabled while the latest value of an observable is true.
  ///
  /// - Parameters:
  ///   - enabledIf: Subscribed to until the command is released.
  ///   - allowsConcurrentExecution: Whether it can be executed while it is executing.
  ///   - work: Makes the source of an execution, on the main actor. If it throws, the execution
  ///     fails with that error.
  @_disfavoredOverload
  public convenience init<
    Condition: ObservableConvertibleType, Work: ObservableConvertibleType & SendableMetatype
  >(
    enabledIf: Condition, allowsConcurrentExecution: Bool = false,
    onMain work: @escaping @MainActor @Sendable (Input) throws -> Work
  ) where Condition.Element == Bool, Work.Element == Output {
    self.init(
      enabledIf: enabledIf.asRACSignal(), allowsConcurrentExecution: allowsConcurrentExecution,
      onMain: { input throws -> Signal<Output> in try work(input).asRACSignal() })
  }
}

/// The requirements of `command.rx` on a command.
public protocol CommandType<Input, Output>: AnyObject, Sendable {
  /// The input of the command.
  associatedtype Input: Sendable
  /// The values of an execution.
  associatedtype Output: Sendable

  /// Begins an execution, if the command is enabled.
  @discardableResult
  func execute(_ input: Input) -> Execution<Output>

  /// The executions that begin from now on.
  var executions: Signal<Signal<Output>> { get }
  /// The errors of executions, as values.
  var errors: Signal<any Error> { get }
  /// Whether anything is being executed: now, then each change.
  var isExecuting: Signal<Bool> { get }
  /// Whether an execution can begin: now, then each change.
  var isEnabled: Signal<Bool> { get }
}

extension Command: CommandType {}

extension Reactive where Base: CommandType {
  /// Executes the command with each value that it receives.
  ///
  /// A value that arrives while the command is disabled is dropped. The observer does not retain
  /// the command. A completion is ignored; an error traps in a debug build, since a command cannot
  /// receive one.
  public var inputs: AnyObserver<Base.Input> {
    let reference = WeakReference(base)
    return AnyObserver(
      sink: EventSink(
        next: { _ = reference.object?.execute($0) },
        finish: { if let error = $0.error { CommandInputs.complain(error) } }))
  }

  /// The executions that begin from now on; each emits its values and completes, even if it fails.
  public var executions: Infallible<Observable<Base.Output>> {
    Infallible(raw: base.executions.asObservable().map { $0.asObservable() })
  }

  /// The errors of executions, as values.
  public var errors: Infallible<any Error> { Infallible(raw: base.errors.asObservable()) }

  /// Whether anything is being executed: now, then each change.
  public var isExecuting: Infallible<Bool> { Infallible(raw: base.isExecuting.asObservable()) }

  /// Whether an execution can begin: now, then each change.
  public var isEnabled: Infallible<Bool> { Infallible(raw: base.isEnabled.asObservable()) }
}

extension ObservableType {
  /// Executes a command with each value.
  ///
  /// A value that arrives while the command is disabled is dropped. The binding does not retain the
  /// command. A completion is ignored; an error goes to ``BraidObservable/Hooks``.
  ///
  /// - Returns: Ends the binding when disposed.
  public func bind<Output>(to command: Command<Element, Output>) -> any Disposable
  where Element: Sendable {
    let reference = WeakReference(command)
    return bind(onNext: { _ = reference.object?.execute($0) }, isolation: nil)
  }
}

extension Signal {
  /// Executes a command with each value.
  ///
  /// A value that arrives while the command is disabled is dropped. The binding does not retain the
  /// command. A completion is ignored; an error goes to ``BraidObservable/Hooks``.
  ///
  /// - Returns: Ends the binding when disposed.
  @discardableResult
  public final func bind<Output>(to command: Command<Value, Output>) -> any Disposable
  where Value: Sendable {
    asObservable().bind(to: command)
  }
}

enum CommandInputs {
  static func complain(_ error: any Error) {
    Misuse.complain(
      """
      command.rx.inputs: the bound sequence failed with \(error). A command has no way to show an \
      error of its inputs. Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
      """)
  }
}
