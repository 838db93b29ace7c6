// SPDX-License-Identifier: MIT
public import BraidCore

/// Marks a ``PrimitiveSequence`` that sends no value, only an end.
public enum CompletableTrait {}

/// A sequence that completes or fails, and sends no value: work whose success is the result.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The one thing a ``Completable`` sends.
@frozen
public enum CompletableEvent: Sendable {
  /// It failed.
  case error(any Error)
  /// It is done.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What the closure of `create` calls, once.
  public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void

  /// Runs `subscribe` for each subscription, and ends as it is told.
  ///
  /// - **Ends:** with the first event, from whichever thread; what comes later is dropped. Then,
  ///   and when the subscription is disposed, what `subscribe` returned is disposed, once.
  ///
  /// - Parameter subscribe: Calls the closure it is given, when it likes, and returns what to tear
  ///   down: `Disposables.create()` for nothing.
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
  /// - Parameter observer: Called once, with the end.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe(
    _ observer: @escaping @Sendable (CompletableEvent) -> Void
  ) -> any Disposable {
    subscribe(
      onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Subscribes with a closure for each kind of end.
  ///
  /// - Parameters:
  ///   - onCompleted: Called if it completes.
  ///   - onError: Called with an error. Without it an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil,
    onError: (@Sendable (any Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed, fileID: fileID,
      line: line)
  }

  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive. Once it has gone no closure is called any
  /// more.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onCompleted: Called if it completes.
  ///   - onError: Called with an error. Without it an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - fileID: Where the call is, for an error that nobody takes.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @preconcurrency @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      fileID: fileID,
      line: line)
  }
}
