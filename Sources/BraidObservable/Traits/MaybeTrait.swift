// SPDX-License-Identifier: MIT
public import BraidCore

/// The trait of a ``PrimitiveSequence`` that emits a value, completes without one, or fails.
public enum MaybeTrait {}

/// A sequence that emits one value, completes without a value, or fails: a cache lookup, for
/// example.
///
/// ```swift
/// let cached: Maybe<String> = .empty()
/// let text = cached.ifEmpty(default: "nothing")
/// ```
///
/// As an observable (`asObservable()`), it completes after the value.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a ``Maybe``.
public enum MaybeEvent<Element> {
  /// It emitted its value.
  case success(Element)
  /// It failed.
  case error(any Error)
  /// It completed without a value.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The argument of the closure of `create`, to be called once.
  public typealias MaybeObserver = @Sendable (MaybeEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and emits the event it sends.
  ///
  /// - **Ends:** with the first event, sent from any thread; later events are ignored. The
  ///   disposable that `subscribe` returned is disposed exactly once, after the event or when the
  ///   subscription is disposed.
  ///
  /// - Parameter subscribe: Calls its argument, during the call or later, and returns a disposable
  ///   that stops the action; `Disposables.create()` if there is nothing to stop.
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
  ///   - observer: Called once, with the value or the terminal event.
  ///   - isolation: The actor that the closure is isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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

  /// Subscribes with a closure for the value and one for each terminal event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the value.
  ///   - onError: Called with an error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called if it completes without a value; not after one.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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

  /// Subscribes with closures that also receive an object, while the object is alive.
  ///
  /// The object is not retained. After it was deinitialized, no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onSuccess: Called with the value.
  ///   - onError: Called with an error. Without it, an error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called if it completes without a value; not after one.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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

  /// Subscribes with closures whose isolation is already checked.
  func subscribe(
    _ onSuccess: (@Sendable (Element) -> Void)?, onError: (@Sendable (any Error) -> Void)?,
    onCompleted: (@Sendable () -> Void)?, onDisposed: (@Sendable () -> Void)?, at site: Hooks.Site
  ) -> any Disposable {
    let onError = onError ?? Hooks.unhandled(.trait, site)
    return subscribe(
      onSuccess, onTermination: { $0.call(onError, onCompleted) }, onDisposed: onDisposed)
  }
}
