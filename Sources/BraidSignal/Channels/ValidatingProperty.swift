// SPDX-License-Identifier: MIT
public import BraidCore

/// A property that takes a value only if a closure accepts it, and publishes each decision.
///
/// ```swift
/// struct TooLong: Error {}
/// let name = ValidatingProperty<String, TooLong>("Ada") {
///   $0.count > 8 ? .invalid(TooLong()) : .valid
/// }
/// name.result.signal.subscribe(next: { print($0.isInvalid) })  // false
/// name.value = "Wolfgang Amadeus"  // true
/// print(name.value)  // Ada
/// name.value = "Clara"  // false
/// ```
///
/// A validating property sits in front of a ``SignalProperty``, its own or a given property.
/// Values that others set in that property are validated as well, but they stay even if they are
/// invalid: then ``value`` and ``result`` differ.
///
/// Decisions are made one at a time, in order (C2, C3). A value that is set by an observer of
/// ``result``, or while another thread sets one, is validated after that; so it may not be visible
/// yet when the setter returns.
///
/// - **Ends:** ``signal`` completes when the inner property is released, which the validating
///   property retains; the signal of ``result`` when the validating property is released.
/// - **Threads:** the closure runs on the thread that sets a value, or on the thread that is
///   already validating another one.
public final class ValidatingProperty<Value, Failure: Error>: PropertyType {
  /// The decision on a value.
  public enum Decision {
    /// The value is set.
    case valid
    /// Another value is set in its place, with the reason if there is one.
    case coerced(Value, Failure?)
    /// The value is not set.
    case invalid(Failure)
  }

  /// The value that was validated last, and the decision.
  public enum Result {
    /// The value was valid.
    case valid(Value)
    /// The validated value was replaced.
    case coerced(replacement: Value, proposed: Value, error: Failure?)
    /// The value was invalid.
    case invalid(Value, Failure)

    init(_ value: Value, _ decision: Decision) {
      self =
        switch decision {
        case .valid: .valid(value)
        case .coerced(let replacement, let error):
          .coerced(replacement: replacement, proposed: value, error: error)
        case .invalid(let error): .invalid(value, error)
        }
    }

    /// Whether the value was invalid.
    public var isInvalid: Bool {
      if case .invalid = self { true } else { false }
    }

    /// The value that was set; nil if the value was invalid.
    public var value: Value? {
      switch self {
      case .valid(let value), .coerced(let value, _, _): value
      case .invalid: nil
      }
    }

    /// The reason why the value was invalid, or nil.
    public var error: Failure? {
      if case .invalid(_, let error) = self { error } else { nil }
    }

    /// The value that was validated, not its replacement.
    var proposed: Value {
      switch self {
      case .valid(let value), .coerced(_, let value, _), .invalid(let value, _): value
      }
    }
  }

  /// The most recent decision.
  public let result: Property<Result>

  private let validator: Validator<Value, Failure>

  /// Creates a property with an initial value, which is kept even if it is invalid.
  ///
  /// - Parameters:
  ///   - initial: The first value.
  ///   - decide: Validates a value.
  @preconcurrency
  public convenience init(
    _ initial: Value, _ decide: @escaping @Sendable (Value) -> Decision
  ) {
    self.init(SignalProperty(initial), decide)
  }

  /// Creates a validating property in front of another property.
  ///
  /// - Parameters:
  ///   - inner: The property that valid values are set in. Retained.
  ///   - decide: Validates a value.
  @preconcurrency
  public init(
    _ inner: SignalProperty<Value>, _ decide: @escaping @Sendable (Value) -> Decision
  ) {
    validator = Validator(inner, decide)
    result = Property(capturing: validator.result)
    validator.follow()
  }

  /// Creates a property whose decisions depend on another property.
  ///
  /// Whenever that changes, the value that was validated last is validated again.
  ///
  /// - Parameters:
  ///   - initial: The first value, which is kept even if it is invalid.
  ///   - other: The property on which the decisions depend. Not retained.
  ///   - decide: Validates a value, with the value of the other property.
  @preconcurrency
  public convenience init<Other: PropertyType>(
    _ initial: Value, with other: Other,
    _ decide: @escaping @Sendable (Value, Other.Value) -> Decision
  ) {
    self.init(SignalProperty(initial), with: other, decide)
  }

  /// Creates a validating property in front of another property, with decisions that depend on a
  /// third one.
  ///
  /// - Parameters:
  ///   - inner: The property that valid values are set in. Retained.
  ///   - other: The property on which the decisions depend. Not retained.
  ///   - decide: Validates a value, with the value of the other property.
  @preconcurrency
  public convenience init<Other: PropertyType>(
    _ inner: SignalProperty<Value>, with other: Other,
    _ decide: @escaping @Sendable (Value, Other.Value) -> Decision
  ) {
    let other = Property(other)
    nonisolated(unsafe) let latest = other  // its value can be read on any thread
    self.init(inner) { decide($0, latest.value) }
    validator.revalidate(on: other.signal.skip(1).map(to: ()))
  }

  /// Creates a property whose decisions depend on the latest value proposed to another validating
  /// property, valid or not.
  ///
  /// - Parameters:
  ///   - initial: The first value, which is kept even if it is invalid.
  ///   - other: The property on which the decisions depend. Not retained.
  ///   - decide: Validates a value, with the value that was proposed to the other property.
  @preconcurrency
  public convenience init<Other, OtherFailure: Error>(
    _ initial: Value, with other: ValidatingProperty<Other, OtherFailure>,
    _ decide: @escaping @Sendable (Value, Other) -> Decision
  ) {
    self.init(SignalProperty(initial), with: other, decide)
  }

  /// Creates a validating property in front of another property, with decisions that depend on the
  /// latest value proposed to a third one.
  ///
  /// - Parameters:
  ///   - inner: The property that valid values are set in. Retained.
  ///   - other: The property on which the decisions depend. Not retained.
  ///   - decide: Validates a value, with the value that was proposed to the other property.
  @preconcurrency
  public convenience init<Other, OtherFailure: Error>(
    _ inner: SignalProperty<Value>, with other: ValidatingProperty<Other, OtherFailure>,
    _ decide: @escaping @Sendable (Value, Other) -> Decision
  ) {
    self.init(inner, with: other.result.map { $0.proposed }, decide)
  }

  deinit { validator.dispose() }

  /// The value of the inner property; setting it proposes a value.
  ///
  /// It may be invalid if it is the initial one or if others have set the inner property:
  /// see ``result``.
  public var value: Value {
    get { validator.inner.value }
    set { validator.propose(newValue) }
  }

  /// Emits the value of the inner property, then each value that it takes.
  public var signal: Signal<Value> { validator.inner.signal }
}

extension ValidatingProperty: Sendable where Value: Sendable {}  // immutable; serialized

extension ValidatingProperty.Decision: Sendable where Value: Sendable {}

extension ValidatingProperty.Result: Sendable where Value: Sendable {}

extension ValidatingProperty: HasLifetime {
  /// The lifetime of the inner property.
  public var lifetime: Lifetime { validator.inner.lifetime }
}

extension ValidatingProperty: BindingTargetProvider {
  /// Proposes values; does not retain the property.
  public var bindingTarget: BindingTarget<Value> {
    let reference = WeakReference(self)
    return BindingTarget(lifetime: lifetime) { reference.object?.value = $0 }
  }
}

/// Validates values, one at a time.
private final class Validator<Value, Failure: Error>: MessageHandler,
  @unchecked Sendable  // immutable; messages are serialized
{
  typealias Outcome = ValidatingProperty<Value, Failure>.Result

  enum Message {
    /// A caller sets a value.
    case proposed(Value)
    /// The inner property was set by others.
    case changed(Value)
    /// The decision may have changed.
    case outdated
  }

  let inner: SignalProperty<Value>
  let result: SignalProperty<Outcome>
  private let decide: @Sendable (Value) -> ValidatingProperty<Value, Failure>.Decision
  /// Sets the inner property without an echo.
  private let terminal: ChannelTerminal<Value>
  private let serialized = Serialized<Message>()
  private let subscriptions = CompoundDisposable()

  init(
    _ inner: SignalProperty<Value>,
    _ decide: @escaping @Sendable (Value) -> ValidatingProperty<Value, Failure>.Decision
  ) {
    self.inner = inner
    self.decide = decide
    terminal = inner.channel()
    let value = inner.value
    result = SignalProperty(Outcome(value, decide(value)))
  }

  // The property of the results may be retained, but no further decision is possible.
  deinit { result.values.sendCompleted() }

  func dispose() { subscriptions.dispose() }

  func propose(_ value: Value) { serialized.send(.proposed(value), to: self) }

  /// Validates the values that others set in the inner property.
  func follow() {
    subscriptions.add(
      terminal.skip(1).subscribe(
        next: { [self] in serialized.send(.changed($0), to: self) }, isolation: nil))
  }

  /// Validates the latest value again whenever a signal emits.
  func revalidate(on signal: Signal<Void>) {
    subscriptions.add(
      signal.subscribe(next: { [self] in serialized.send(.outdated, to: self) }, isolation: nil))
  }

  func handle(_ message: Message) {
    switch message {
    case .proposed(let value): set(value)
    case .changed(let value): result.value = Outcome(value, decide(value))
    case .outdated: set(result.value.proposed)
    }
  }

  private func set(_ value: Value) {
    let outcome = Outcome(value, decide(value))
    result.value = outcome
    if let value = outcome.value { terminal.sendNext(value) }
  }
}
