// SPDX-License-Identifier: MIT
public import BraidCore

/// Marks a ``PrimitiveSequence`` that sends a value or an error.
public enum SingleTrait {}

/// A sequence that sends exactly one value, or an error: the result of a request.
///
/// As an observable (`asObservable()`) the value is followed by a completion.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The one thing a ``Single`` sends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What the closure of `create` calls, once.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and sends the result it gets.
  ///
  /// ```swift
  /// let answer = Single<Int>.create { single in
  ///   let request = service.ask { single(.success($0)) }
  ///   return Disposables.create { request.cancel() }
  /// }
  /// ```
  ///
  /// - **Ends:** with the first result, from whichever thread; what comes later is dropped. Then,
  ///   and when the subscription is disposed, what `subscribe` returned is disposed, once.
  ///
  /// - Parameter subscribe: Calls the closure it is given, when it likes, and returns what to tear
  ///   down: `Disposables.create()` for nothing.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: OperatorObservable(
        CreateOnce { sink in
          subscribe { event in
            switch event {
            case .success(let element): sink.succeed(element)
            case .failure(let error): sink.finish(.error(error))
            }
          }
        }))
  }

  /// Subscribes with one closure.
  ///
  /// - Parameters:
  ///   - observer: Called once, with the value or the error.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let observer = confined(observer, to: Isolation.of(isolation, fileID, line))
    return subscribe(
      { observer(.success($0)) },
      onTermination: { observer(.failure($0.error ?? RxError.noElements)) },
      onDisposed: nil)
  }

  /// Subscribes with a closure for the value and one for an error.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the value.
  ///   - onFailure: Called with an error. Without it an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      confined(onSuccess, to: home), onFailure: confined(onFailure, to: home),
      onDisposed: returned(onDisposed, to: home), at: Hooks.Site(fileID, line))
  }

  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive. Once it has gone no closure is called any
  /// more.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onSuccess: Called with the value.
  ///   - onFailure: Called with an error. Without it an error goes to
  ///     ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      reference.weakly(confined(onSuccess, to: home)),
      onFailure: reference.weakly(confined(onFailure, to: home)),
      onDisposed: reference.weakly(returned(onDisposed, to: home)),
      at: Hooks.Site(fileID, line))
  }

  /// The same for closures that are where they belong.
  @inlinable
  func subscribe(
    _ onSuccess: (@Sendable (Element) -> Void)?, onFailure: (@Sendable (any Error) -> Void)?,
    onDisposed: (@Sendable () -> Void)?, at site: Hooks.Site
  ) -> any Disposable {
    let onFailure = onFailure ?? Hooks.unhandled(.trait, site)
    return subscribe(
      onSuccess, onTermination: { onFailure($0.error ?? RxError.noElements) },
      onDisposed: onDisposed)
  }
}
