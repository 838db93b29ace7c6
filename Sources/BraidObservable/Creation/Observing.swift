// SPDX-License-Identifier: MIT
import BraidCore
public import Observation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ObservableType {
  /// Emits a property of an `@Observable` model: the current value, then the value after each
  /// change.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @MainActor @Observation.Observable final class Account {
  ///   var name = ""
  /// }
  ///
  /// @MainActor func names(of account: Account) -> BraidObservable.Observable<String> {
  ///   .observing(account, \.name)
  /// }
  /// ```
  ///
  /// Models of the Observation framework need iOS 17 or macOS 14. On older systems, store
  /// the property in a ``BehaviorRelay``.
  ///
  /// The model is not retained. To observe several properties together, or a path through
  /// optionals, use ``observing(_:isolation:)``.
  ///
  /// A change is read after the code that makes it has left the actor. Several changes in one turn
  /// of the actor are therefore emitted as one: the last value is always emitted, intermediate
  /// values may not be. Assigning an equal value may emit it again.
  ///
  /// - **Ends:** completes when the model is deinitialized; never fails.
  /// - **Threads:** events are delivered on the actor of the call; the first value synchronously if
  ///   `subscribe` is called on that actor. Change the model on that actor only: if another thread
  ///   changes it while it is being read, the last change may be missed.
  /// - **Complexity:** one read and one registration per change.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - keyPath: The property.
  ///   - isolation: The actor that the model belongs to. Defaults to the caller's. There must be
  ///     one, because the model is read on it after each change.
  /// - Returns: An observable of the property's values.
  public static func observing<Model: AnyObject & Observation.Observable>(
    _ model: Model, _ keyPath: KeyPath<Model, Element>,
    isolation: isolated any Actor = #isolation
  ) -> Observable<Element> {
    let observed = ObservedModel(model)
    let reference = WeakReference(model)
    return observing(observed, isolation) { reference.object.map { $0[keyPath: keyPath] } }
  }

  /// Emits a value computed from `@Observable` models: the current one, then a new one after each
  /// change of a property that the closure has read.
  ///
  /// ```swift
  /// import Observation
  ///
  /// @MainActor @Observation.Observable final class Inbox {
  ///   var owner = ""
  ///   var count = 0
  /// }
  ///
  /// @MainActor func titles(of inbox: Inbox) -> BraidObservable.Observable<String> {
  ///   .observing { "\(inbox.owner), \(inbox.count)" }
  /// }
  /// ```
  ///
  /// Otherwise like ``observing(_:_:isolation:)``, except that the objects captured by the closure
  /// are retained.
  ///
  /// - **Ends:** fails if the closure throws; never completes.
  ///
  /// - Parameters:
  ///   - read: Computes the value without changing the models. It is isolated to the actor of the
  ///     call.
  ///   - isolation: The actor that the models belong to. Defaults to the caller's.
  /// - Returns: An observable of the closure's results.
  public static func observing(
    _ read: @escaping () throws -> Element, isolation: isolated any Actor = #isolation
  ) -> Observable<Element> {
    observing(nil, isolation) { .some(try read()) }
  }

  static func observing(
    _ model: ObservedModel?, _ actor: any Actor, _ read: @escaping () throws -> Element?
  ) -> Observable<Element> {
    let isolation = Isolation(actor, #fileID, #line)
    nonisolated(unsafe) let read = read  // runs on its actor
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        ObservingSink.run(sink.typed(), scope, on: isolation, model: model, read)
      })
  }
}
