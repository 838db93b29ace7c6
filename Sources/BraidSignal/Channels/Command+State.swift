// SPDX-License-Identifier: MIT
import BraidCore

extension Command {
  /// Creates a command whose work receives the value of a property, and which is enabled while that
  /// value satisfies a condition, unless it is executing.
  ///
  /// ```swift
  /// let cart = SignalProperty(["apple"])
  /// let order = Command<String, String>(
  ///   state: cart, enabledIf: { !$0.isEmpty }, on: .immediate
  /// ) { items, address in
  ///   Signal.just("\(items.count) to \(address)")
  /// }
  /// order.execute("Elm Street").subscribe(next: { print($0) })  // 1 to Elm Street
  /// ```
  ///
  /// `work` receives the value for which the command was enabled, even if another thread sets the
  /// property while the execution begins.
  ///
  /// - Parameters:
  ///   - state: The property; retained and subscribed to until the command is released.
  ///   - isEnabled: Returns whether the command is enabled for a value. Runs on the thread that
  ///     sets the property.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution for the value and the input. Runs on the thread
  ///     that executes the command. An error it throws fails the execution.
  @preconcurrency
  public convenience init<State: PropertyType>(
    state: State, enabledIf isEnabled: @escaping @Sendable (State.Value) -> Bool = { _ in true },
    allowsConcurrentExecution: Bool = false, on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (State.Value, Input) throws -> Signal<Output>
  ) where State.Value: Sendable {
    self.init(
      following: state, allowsConcurrentExecution, scheduler,
      read: { isEnabled($0) ? $0 : nil }, work)
  }

  /// Creates a command that is enabled while a property has a value, and whose work receives that
  /// value.
  ///
  /// ```swift
  /// let user = SignalProperty<String?>(nil)
  /// let greet = Command<Void, String>(unwrapping: user, on: .immediate) { user, _ in
  ///   Signal.just("Hello \(user)")
  /// }
  /// user.value = "Ada"
  /// greet.execute().subscribe(next: { print($0) })  // Hello Ada
  /// ```
  ///
  /// Differs from `init(state:enabledIf:allowsConcurrentExecution:on:_:)` in that nil disables
  /// the command.
  ///
  /// - Parameters:
  ///   - state: The property; retained and subscribed to until the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution for the value and the input. Runs on the thread
  ///     that executes the command. An error it throws fails the execution.
  @preconcurrency
  public convenience init<State: PropertyType, Wrapped: Sendable>(
    unwrapping state: State, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Wrapped, Input) throws -> Signal<Output>
  ) where State.Value == Wrapped? {
    self.init(following: state, allowsConcurrentExecution, scheduler, read: { $0 }, work)
  }

  /// Creates a command that is enabled while the value of a validating property is valid, and whose
  /// work receives that value.
  ///
  /// Differs from `init(unwrapping:allowsConcurrentExecution:on:_:)` in that an invalid value
  /// disables the command, instead of nil.
  ///
  /// - Parameters:
  ///   - state: The property; its ``ValidatingProperty/result`` is retained and subscribed to until
  ///     the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution for the value and the input. Runs on the thread
  ///     that executes the command. An error it throws fails the execution.
  @preconcurrency
  public convenience init<Valid: Sendable, Failure: Error>(
    validated state: ValidatingProperty<Valid, Failure>, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Valid, Input) throws -> Signal<Output>
  ) {
    self.init(
      following: state.result, allowsConcurrentExecution, scheduler, read: { $0.value }, work)
  }

  /// - Parameter read: Returns the state that the work receives for a value; nil disables the
  ///   command.
  private convenience init<State: PropertyType, Enabling: Sendable>(
    following property: State, _ allowsConcurrentExecution: Bool, _ scheduler: Scheduler,
    read: @escaping @Sendable (State.Value) -> Enabling?,
    _ work: @escaping @Sendable (Enabling, Input) throws -> Signal<Output>
  ) {
    let core = CommandCore<Output>(scheduler, allowsConcurrentExecution)
    let state = EnablingState<Enabling>()
    nonisolated(unsafe) let property = property  // only retained
    let following = property.signal.subscribe(
      next: { value in
        withExtendedLifetime(property) {
          var enabling = read(value)
          let isEnabled = enabling != nil
          core.change { command in
            Swift.swap(&state.value, &enabling)
            command.allow(isEnabled)
          }
        }
      }, isolation: nil)
    self.init(
      core,
      {
        let enabling = state.value
        return { input in try enabling.map { try work($0, input) } ?? .empty }
      }, following)
  }
}

extension Command {
  /// Creates a command that is enabled while the value of a property is true, unless it is
  /// executing.
  ///
  /// - Parameters:
  ///   - enabledIf: Observed until the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - scheduler: The scheduler of the command's signals, on which the work's signal is
  ///     subscribed to.
  ///   - work: Returns the signal of an execution. Runs on the thread that executes the command. An
  ///     error it throws fails the execution.
  @preconcurrency
  public convenience init(
    enabledIf: some PropertyType<Bool>, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    self.init(
      enabledIf: enabledIf.signal, allowsConcurrentExecution: allowsConcurrentExecution,
      on: scheduler, work)
  }

  /// Creates a command of the main actor that is enabled while the value of a property is true.
  ///
  /// - Parameters:
  ///   - enabledIf: Observed until the command is released.
  ///   - allowsConcurrentExecution: Whether an execution can begin while another one is active.
  ///   - work: Returns the signal of an execution. An error it throws fails the execution.
  public convenience init(
    enabledIf: some PropertyType<Bool>, allowsConcurrentExecution: Bool = false,
    onMain work: @escaping @MainActor @Sendable (Input) throws -> Signal<Output>
  ) {
    self.init(
      enabledIf: enabledIf.signal, allowsConcurrentExecution: allowsConcurrentExecution,
      onMain: work)
  }
}

/// The value that enables a command; guarded by the lock of the command's core.
private final class EnablingState<Value: Sendable>: @unchecked Sendable {  // the lock of the core
  var value: Value?
}

extension Command where Input == Void {
  /// Creates a command without input whose work receives the value of a property; see
  /// `init(state:enabledIf:allowsConcurrentExecution:on:_:)`.
  @preconcurrency
  public convenience init<State: PropertyType>(
    state: State, enabledIf isEnabled: @escaping @Sendable (State.Value) -> Bool = { _ in true },
    allowsConcurrentExecution: Bool = false, on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (State.Value) throws -> Signal<Output>
  ) where State.Value: Sendable {
    self.init(
      state: state, enabledIf: isEnabled, allowsConcurrentExecution: allowsConcurrentExecution,
      on: scheduler
    ) { state, _ in try work(state) }
  }

  /// Creates a command without input that is enabled while a property has a value; see
  /// `init(unwrapping:allowsConcurrentExecution:on:_:)`.
  @preconcurrency
  public convenience init<State: PropertyType, Wrapped: Sendable>(
    unwrapping state: State, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main,
    _ work: @escaping @Sendable (Wrapped) throws -> Signal<Output>
  ) where State.Value == Wrapped? {
    self.init(
      unwrapping: state, allowsConcurrentExecution: allowsConcurrentExecution, on: scheduler
    ) { value, _ in try work(value) }
  }

  /// Creates a command without input that is enabled while a validating property is valid; see
  /// `init(validated:allowsConcurrentExecution:on:_:)`.
  @preconcurrency
  public convenience init<Valid: Sendable, Failure: Error>(
    validated state: ValidatingProperty<Valid, Failure>, allowsConcurrentExecution: Bool = false,
    on scheduler: Scheduler = .main, _ work: @escaping @Sendable (Valid) throws -> Signal<Output>
  ) {
    self.init(
      validated: state, allowsConcurrentExecution: allowsConcurrentExecution, on: scheduler
    ) { value, _ in try work(value) }
  }
}

extension Command: BindingTargetProvider {
  /// Executes the command with each value; a value that arrives while the command is disabled is
  /// dropped, and reported by ``disabledErrors``.
  ///
  /// Does not retain the command. A binding ends when the command is released.
  public var bindingTarget: BindingTarget<Input> {
    let reference = WeakReference(self)
    return BindingTarget(lifetime: lifetime) { reference.object?.execute($0) }
  }
}
