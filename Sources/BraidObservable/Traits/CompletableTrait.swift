// SPDX-License-Identifier: MIT
public import BraidCore

/// The trait of a ``PrimitiveSequence`` that emits no value, only a terminal event.
public enum CompletableTrait {}

/// A sequence that completes or fails, and emits no value: an action whose only result is success.
///
/// ```swift
/// func save(_ name: String) -> Completable {
///   .create { completable in
///     completable(.completed)
///     return Disposables.create()
///   }
/// }
/// ```
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a ``Completable``.
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)
  /// It completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// The argument of the closure of `create`, to be called once.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Runs `subscribe` for each subscription, and terminates with the event it sends.
  ///
  /// - **Ends:** with the first event, sent from any thread; later events are ignored. The
  ///   disposable that `subscribe` returned is disposed exactly once, after the event or when the
  ///   subscription is disposed.
  ///
  /// - Parameter subscribe: Calls its argument, during the call or later, and returns a disposable
  ///   that stops the action; `Disposables.create()` if there is nothing to stop.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: OperatorObservable(
        CreateOnce { sink in
          subscribe { event in
            switch event {
            case .error(let error): sink.finish(.error(error))
            case .completed: sink.finish(.completed)
            }
          }
        }))
  }

  /// Subscribes with one closure.
  ///
  /// - Parameters:
  ///   - observer: Called once, with the terminal event.
  ///   - isolation: The actor that the closure is isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @inlinable
  public func subscribe(
    _ observer: @escaping (CompletableEvent) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onCompleted: { observer(.completed) }, onError: { observer(.error($0)) },
      isolation: isolation, fileID: fileID, line: line)
  }

  /// Subscribes with a closure for each terminal event.
  ///
  /// - Parameters:
  ///   - onCompleted: Called if it completes.
  ///   - onError: Called with an error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @inlinable
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, isolation: isolation,
      fileID: fileID, line: line)
  }

  /// Subscribes with closures that also receive an object, while the object is alive.
  ///
  /// The object is not retained. After it was deinitialized, no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onCompleted: Called if it completes.
  ///   - onError: Called with an error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: isolation, fileID: fileID, line: line)
  }
}
