// SPDX-License-Identifier: MIT
public import BraidCore

infix operator <~ : AssignmentPrecedence

/// Something that the values of a signal can be bound to with `<~`: a ``SignalProperty``, a
/// ``ValidatingProperty``, a ``Command`` or a ``BindingTarget``.
public protocol BindingTargetProvider<Value> {
  /// The type of the values it takes.
  associatedtype Value

  /// Takes the values.
  var bindingTarget: BindingTarget<Value> { get }
}

/// A function that takes values, and the lifetime during which it does.
///
/// ```swift
/// final class Label: HasLifetime {
///   private let token = Lifetime.Token()
///   var lifetime: Lifetime { token.lifetime }
///   var text = ""
/// }
/// let label = Label()
/// let name = SignalProperty("Ada")
/// let target = BindingTarget(label, \.text)
/// target <~ name
/// name.value = "Bob"
/// print(label.text)  // Bob
/// ```
///
/// Return one where the object that takes the values should not be exposed.
public struct BindingTarget<Value>: BindingTargetProvider {
  /// The lifetime of the object that takes the values; a binding ends with it.
  public let lifetime: Lifetime
  /// Takes a value.
  public let action: @Sendable (Value) -> Void

  /// Creates a target that takes values on the thread that sends them.
  ///
  /// - Parameters:
  ///   - lifetime: Bindings end with it.
  ///   - action: Takes a value.
  @preconcurrency
  public init(lifetime: Lifetime, action: @escaping @Sendable (Value) -> Void) {
    self.lifetime = lifetime
    self.action = action
  }

  /// Creates a target that takes each value in an action of a scheduler.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the values are taken.
  ///   - lifetime: Bindings end with it. A value whose action is already scheduled is still taken.
  ///   - action: Takes a value.
  @preconcurrency
  public init(
    on scheduler: Scheduler, lifetime: Lifetime, action: @escaping @Sendable (Value) -> Void
  ) where Value: Sendable {
    self.init(lifetime: lifetime) { value in scheduler.schedule { action(value) } }
  }

  /// Creates a target that sets a property of an object, which is retained weakly.
  ///
  /// - Parameters:
  ///   - object: The object; bindings end when it is released.
  ///   - keyPath: The property to set, on the thread that sends the value.
  public init<Object: HasLifetime>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    let reference = WeakReference(object)
    self.init(
      lifetime: object.lifetime, action: promised { reference.object?[keyPath: keyPath] = $0 })
  }

  /// The target itself.
  public var bindingTarget: BindingTarget<Value> { self }
}

extension BindingTarget: Sendable {}

extension BindingTargetProvider {
  /// Binds a signal to a target: the target takes each value.
  ///
  /// ```swift
  /// let volume = SignalProperty(5)
  /// let presets = SignalSubject<Int>()
  /// volume <~ presets
  /// presets.sendNext(7)
  /// print(volume.value)  // 7
  /// ```
  ///
  /// The binding retains neither the target nor the signal. In both directions: `<~>`.
  ///
  /// - **Ends:** with the signal or the target's lifetime. A target cannot show an error, so an
  ///   error is a programming error: a debug build traps; a release build reports it on standard
  ///   error and ends the binding. Handle errors before, with ``Signal/catch(to:)``.
  /// - **Threads:** values are taken on the thread that sends them, unless the target has a
  ///   scheduler.
  ///
  /// - Parameters:
  ///   - target: Takes the values.
  ///   - source: The signal to subscribe to.
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public static func <~ (target: Self, source: Signal<Value>) -> any Disposable {
    target.bindingTarget.follow(source)
  }

  /// Binds a signal to a target of optional values.
  ///
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public static func <~ <Wrapped>(
    target: Self, source: Signal<Wrapped>
  ) -> any Disposable where Value == Wrapped? {
    target.bindingTarget.follow(source.map { .some($0) })
  }

  /// Binds a property to a target: the target takes the current value and each change.
  ///
  /// The binding ends when the property is released, too.
  ///
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public static func <~ <Source: PropertyType>(
    target: Self, source: Source
  ) -> any Disposable where Source.Value == Value {
    target <~ source.signal
  }

  /// Binds a property to a target of optional values.
  ///
  /// - Returns: A disposable that ends the binding.
  @discardableResult
  public static func <~ <Source: PropertyType>(
    target: Self, source: Source
  ) -> any Disposable where Value == Source.Value? {
    target <~ source.signal
  }
}

extension BindingTarget {
  /// Takes the values of a signal as long as the lifetime lasts.
  func follow(_ signal: Signal<Value>) -> any Disposable {
    let scope = SinkDisposer()
    scope.join(lifetime)
    if scope.isDisposed { return scope }
    let target = EventSink(next: action, finish: BindingFailure.complain)
    signal.subscribe(ClosureSubscriber.sink(scope, (consume target).raw).typed(), scope)
    return scope
  }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  /// The target, or a target that takes no value: a binding to nil ends immediately.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    self?.bindingTarget ?? BindingTarget(lifetime: .empty) { _ in }
  }
}

extension SignalProperty: BindingTargetProvider {
  /// Sets the property; does not retain it.
  public var bindingTarget: BindingTarget<Value> {
    let reference = WeakReference(self)
    return BindingTarget(lifetime: lifetime) { reference.object?.value = $0 }
  }
}
