// SPDX-License-Identifier: MIT
public import BraidCore

/// The trait of a ``PrimitiveSequence`` that emits a value or fails.
public enum SingleTrait {}

/// A sequence that emits exactly one value or fails: the result of a request, for example.
///
/// ```swift
/// let user: Single<String> = .just("Ada")
/// let subscription = user.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
/// ```
///
/// As an observable (`asObservable()`), it completes after the value.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a ``Single``.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The argument of the closure of `create`, to be called once.
  public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and emits the result it sends.
  ///
  /// ```swift
  /// let answer = Single<Int>.create { single in
  ///   let task = Task {
  ///     try await Task.sleep(for: .seconds(1))
  ///     single(.success(42))
  ///   }
  ///   return Disposables.create { task.cancel() }
  /// }
  /// ```
  ///
  /// - **Ends:** with the first result, sent from any thread; later results are ignored. The
  ///   disposable that `subscribe` returned is disposed exactly once, after the result or when the
  ///   subscription is disposed.
  ///
  /// - Parameter subscribe: Calls its argument, during the call or later, and returns a disposable
  ///   that stops the action; `Disposables.create()` if there is nothing to stop.
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
  ///   - isolation: The actor that the closure is isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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
  ///   - onFailure: Called with an error. Without it, an error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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

  /// Subscribes with closures that also receive an object, while the object is alive.
  ///
  /// The object is not retained. After it was deinitialized, no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onSuccess: Called with the value.
  ///   - onFailure: Called with an error. Without it, an error goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6)
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

  /// Subscribes with closures whose isolation is already checked.
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
