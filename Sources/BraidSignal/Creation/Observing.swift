// SPDX-License-Identifier: MIT
public import BraidCore
public import Observation

extension Signal {
  /// Sends a property of an `@Observable` model: its value now, then after each change.
  ///
  /// ```swift
  /// Signal.observing(account, \.name).subscribe(next: { [weak self] in self?.title = $0 })
  /// ```
  ///
  /// The model is held weakly. For several properties at once, or a path through optionals, there
  /// is the form with a closure.
  ///
  /// Changes that are made before the actor gets to the next one are one: a change is read after
  /// the work that makes it has left the actor. So the last value always arrives, and those before
  /// it may not. A property that is set to what it was may be sent again.
  ///
  /// - **Ends:** completes when the model is gone; fails never.
  /// - **Threads:** values and the end arrive on the actor that this is called on, the first value
  ///   inside `subscribe` if that is there, too. Change the model on that actor: of one that
  ///   changes elsewhere while it is being read, the last change may be missed.
  ///
  /// - Parameters:
  ///   - model: What has the property.
  ///   - keyPath: The property.
  ///   - isolation: The actor that the model belongs to: the caller's. Outside of actors the call
  ///     does not compile, since nothing there could read the model when a change is complete:
  ///     the compiler says that `nil` is not compatible with `any Actor`, in the macro
  ///     `#isolation`. Mark the caller `@MainActor`, or with the actor that the model belongs to.
  /// - Returns: A signal of the property's values.
  @inlinable
  public static func observing<Model: AnyObject & Observation.Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>,
    isolation: isolated any Actor = #isolation
  ) -> Signal<Value> {
    let observed = ObservedModel(model)
    let reference = WeakReference(model)
    return observing(observed, isolation) { reference.object.map { $0[keyPath: keyPath] } }
  }

  /// Sends what a closure makes of `@Observable` models: now, then after each change of what it has
  /// read.
  ///
  /// ```swift
  /// Signal.observing { "\(account.name), \(account.messages.count)" }
  /// ```
  ///
  /// Otherwise like the form with a key path, but it keeps what the closure captures.
  ///
  /// - **Ends:** fails if the closure throws; completes never.
  ///
  /// - Parameters:
  ///   - read: Reads, and changes nothing. It belongs to the actor that this is called on.
  ///   - isolation: The actor that the models belong to: the caller's.
  /// - Returns: A signal of what the closure returns.
  @inlinable
  public static func observing(
    _ read: @escaping () throws -> Value, isolation: isolated any Actor = #isolation
  ) -> Signal<Value> {
    observing(nil, isolation) { .some(try read()) }
  }

  @inlinable
  static func observing(
    _ model: ObservedModel?, _ actor: any Actor, _ read: @escaping () throws -> Value?
  ) -> Signal<Value> {
    let isolation = Isolation(actor, #fileID, #line)
    nonisolated(unsafe) let read = read  // runs on its actor
    return OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        ObservingSink.run(sink, scope, on: isolation, model: model, read)
      }
    ).named("+observing:")
  }
}
