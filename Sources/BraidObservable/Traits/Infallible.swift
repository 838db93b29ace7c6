// SPDX-License-Identifier: MIT
public import BraidCore

/// An observable that cannot fail: any number of values, then perhaps a completion.
///
/// What makes one says what takes the place of errors: `asInfallible(onErrorJustReturn:)` and its
/// relatives. The closures of its operators do not throw.
///
/// The promise ends where a closure returns an observable that is not infallible (`flatMap`,
/// ``InfallibleType/concat``, `take(until:)`): an error of that one ends the sequence, and goes to
/// ``Hooks/defaultErrorHandler``.
///
/// A thin wrapper: it costs what the observable inside costs.
public struct Infallible<Element> {
  @usableFromInline let source: Observable<Element>

  /// Wraps an observable that does not fail: nothing checks it.
  @inlinable
  package init(raw source: Observable<Element>) { self.source = source }
}

extension Infallible: Sendable where Element: Sendable {}

/// Something that is infallible, and has the operators.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension Infallible: InfallibleType {
  /// The same events without the promise.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// An event of an ``Infallible``.
public enum InfallibleEvent<Element> {
  /// A value; any number of them may follow.
  case next(Element)
  /// The sequence ended. Nothing follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The event of the observable inside.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// What the closure of `create` calls.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and sends what it sends.
  ///
  /// Events may be sent from any thread, also two at once, and from inside the observer: they are
  /// delivered one at a time (C3).
  ///
  /// - **Ends:** with the first completion sent; what comes later is dropped. Then, and when the
  ///   subscription is disposed, what `subscribe` returned is disposed, once.
  ///
  /// - Parameter subscribe: Calls the closure it is given, as often as it likes, and returns what
  ///   to tear down: `Disposables.create()` for nothing.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible {
    Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
  }
}

extension InfallibleType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the sequence ends.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    return asObservable().subscribe(
      onNext: confined(onNext, to: home), onCompleted: confined(onCompleted, to: home),
      onDisposed: returned(onDisposed, to: home), unhandled: .infallible,
      at: Hooks.Site(fileID, line))
  }

  /// Subscribes with one closure for all events.
  @available(swift 6) @inlinable
  public func subscribe(
    _ on: @escaping (InfallibleEvent<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let on = confined(on, to: Isolation.of(isolation, fileID, line))
    return asObservable().subscribe(
      onNext: { on(.next($0)) }, onCompleted: { on(.completed) }, unhandled: .infallible)
  }

  /// Subscribes with closures that also get an object, while the object lives.
  ///
  /// The subscription does not keep the object alive. Once it has gone no closure is called any
  /// more; the subscription itself goes on, so put it into a bag of the object's.
  ///
  /// - Parameters:
  ///   - object: What the closures get first.
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called when the sequence ends.
  ///   - onDisposed: Called when the subscription has ended, whichever way.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
  @available(swift 6) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let reference = WeakReference(object)
    let home = Isolation.of(isolation, fileID, line)
    return asObservable().subscribe(
      onNext: reference.weakly(confined(onNext, to: home)),
      onCompleted: reference.weakly(confined(onCompleted, to: home)),
      onDisposed: reference.weakly(returned(onDisposed, to: home)),
      unhandled: .infallible, at: Hooks.Site(fileID, line))
  }
}
