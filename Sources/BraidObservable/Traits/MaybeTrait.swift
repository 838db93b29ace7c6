// SPDX-License-Identifier: MIT
public import BraidCore

/// Marks a ``PrimitiveSequence`` that sends a value, or nothing, or an error.
public enum MaybeTrait {}

/// A sequence that sends a value, or completes without one, or fails: a look into a cache.
///
/// As an observable (`asObservable()`) the value is followed by a completion.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The one thing a ``Maybe`` sends.
public enum MaybeEvent<Element> {
  /// The value.
  case success(Element)
  /// It failed.
  case error(any Error)
  /// There is no value.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// What the closure of `create` calls, once.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and sends the event it gets.
  ///
  /// - **Ends:** with the first event, from whichever thread; what comes later is dropped. Then,
  ///   and when the subscription is disposed, what `subscribe` returned is disposed, once.
  ///
  /// - Parameter subscribe: Calls the closure it is given, when it likes, and returns what to tear
  ///   down: `Disposables.create()` for nothing.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: OperatorObservable(
        CreateOnce { sink in
          subscribe { event in
            switch event {
            case .success(let element): sink.succeed(element)
            case .error(let error): sink.finish(.error(error))
            case .completed: sink.finish(.completed)
            }
          }
        }))
  }

  /// Subscribes with one closure.
  ///
  /// - Parameters:
  ///   - observer: Called once, with the value or the end.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    _ observer: @escaping (MaybeEvent<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let observer = confined(observer, to: Isolation.of(isolation, fileID, line))
    return subscribe(
      { observer(.success($0)) },
      onTermination: { observer($0.error.map(MaybeEvent.error) ?? .completed) }, onDisposed: nil)
  }

  /// Subscribes with a closure for the value and one for each kind of end.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the value.
  ///   - onError: Called with an error. Without it an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if it completes without a value; not after one.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      confined(onSuccess, to: home), onError: confined(onError, to: home),
      onCompleted: confined(onCompleted, to: home), onDisposed: returned(onDisposed, to: home),
      at: Hooks.Site(fileID, line))
  }

  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive. Once it has gone no closure is called any
  /// more.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onSuccess: Called with the value.
  ///   - onError: Called with an error. Without it an error goes to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called if it completes without a value; not after one.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(isolation, fileID, line)
    return subscribe(
      reference.weakly(confined(onSuccess, to: home)),
      onError: reference.weakly(confined(onError, to: home)),
      onCompleted: reference.weakly(confined(onCompleted, to: home)),
      onDisposed: reference.weakly(returned(onDisposed, to: home)),
      at: Hooks.Site(fileID, line))
  }

  /// The same for closures that are where they belong.
  @inlinable
  func subscribe(
    _ onSuccess: (@Sendable (Element) -> Void)?, onError: (@Sendable (any Error) -> Void)?,
    onCompleted: (@Sendable () -> Void)?, onDisposed: (@Sendable () -> Void)?, at site: Hooks.Site
  ) -> any Disposable {
    let onError = onError ?? Hooks.unhandled(.trait, site)
    return subscribe(
      onSuccess, onTermination: { $0.call(onError, onCompleted) }, onDisposed: onDisposed)
  }
}
