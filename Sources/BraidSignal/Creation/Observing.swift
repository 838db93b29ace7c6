// SPDX-License-Identifier: MIT
import BraidCore
public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Signal {
  /// Emits the current value of a property of an `@Observable` model, then its value after each
  /// change.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @MainActor @Observable final class Member { var name = "Ada" }
  ///
  /// @MainActor func showName(of member: Member) {
  ///   Signal.observing(member, \.name).subscribe(next: { print($0) })  // Ada
  ///   member.name = "Grace"  // Grace, later
  /// }
  /// ```
  ///
  /// Models of the Observation framework need iOS 17 or macOS 14. On older systems, store
  /// the property in a ``SignalProperty``.
  ///
  /// The model is retained weakly. For several properties, or a path through optionals, use
  /// ``observing(_:isolation:)``.
  ///
  /// The property is read after the action that changes it has left the actor. Several changes
  /// within that time are emitted as one: the last value always arrives, intermediate values may
  /// not. Assigning an equal value may emit it again.
  ///
  /// - **Ends:** completes when the model is released; never fails.
  /// - **Threads:** events arrive on the actor that this is called on. If the subscriber subscribes
  ///   on that actor, the first value arrives synchronously. Change the model on that actor: a
  ///   concurrent change during a read may be missed if it is the last one.
  /// - Complexity: one read of the property for each emitted value.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The property.
  ///   - isolation: The actor of the model: the caller's. A call outside of actors does not
  ///     compile, because no other place can read the model after a change is complete. The
  ///     compiler then reports that `nil` is not compatible with `any Actor` in the macro
  ///     `#isolation`. Mark the caller `@MainActor`, or with the actor of the model.
  /// - Returns: A signal of the property's values.
  public static func observing<Model: AnyObject & Observation.Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>,
    isolation: isolated any Actor = #isolation
  ) -> Signal<Value> {
    let observed = ObservedModel(model)
    let reference = WeakReference(model)
    return observing(observed, isolation) { reference.object.map { $0[keyPath: keyPath] } }
  }

  /// Emits the result of a closure that reads `@Observable` models, then its result after each
  /// change of a property it has read.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @MainActor @Observable final class Mailbox { var name = "Ada"; var messages = [String]() }
  ///
  /// @MainActor func showSummary(of mailbox: Mailbox) {
  ///   Signal.observing { "\(mailbox.name), \(mailbox.messages.count)" }
  ///     .subscribe(next: { print($0) })  // Ada, 0
  /// }
  /// ```
  ///
  /// Differs from ``observing(_:_:isolation:)`` in that it retains the objects that the closure
  /// captures.
  ///
  /// - **Ends:** fails if the closure throws; never completes.
  ///
  /// - Parameters:
  ///   - read: Reads the models and does not change them. Runs on the actor that this is called on.
  ///   - isolation: The actor of the models: the caller's.
  /// - Returns: A signal of the closure's results.
  public static func observing(
    _ read: @escaping () throws -> Value, isolation: isolated any Actor = #isolation
  ) -> Signal<Value> {
    observing(nil, isolation) { .some(try read()) }
  }

  static func observing(
    _ model: ObservedModel?, _ actor: any Actor, _ read: @escaping () throws -> Value?
  ) -> Signal<Value> {
    let isolation = Isolation(actor, #fileID, #line)
    nonisolated(unsafe) let read = read  // runs on its actor
    return makeSignal(
      AnonymousRawOperator { _, sink, scope in
        ObservingSink.run(sink.typed(), scope, on: isolation, model: model, read)
      }
    ).named("+observing:")
  }
}
