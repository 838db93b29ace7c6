// SPDX-License-Identifier: MIT
public import BraidCore

/// Marks a ``PrimitiveSequence`` that sends no value, only an end.
public enum CompletableTrait {}

/// A sequence that completes or fails, and sends no value: work whose success is the result.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The one thing a ``Completable`` sends.
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
  /// - Parameters:
  ///   - observer: Called once, with the end.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
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

  /// Subscribes with a closure for each kind of end.
  ///
  /// - Parameters:
  ///   - onCompleted: Called if it completes.
  ///   - onError: Called with an error. Without it an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
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
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
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
