// SPDX-License-Identifier: MIT
public import BraidCore

/// An observable that cannot fail: any number of values, then at most one completion.
///
/// ```swift
/// let count = Observable<Int>.error(RxError.timeout).asInfallible(onErrorJustReturn: 0)
/// let subscription = count.subscribe(onNext: { print($0) })  // 0
/// ```
///
/// Convert an observable by choosing a replacement for its error:
/// `asInfallible(onErrorJustReturn:)`, `asInfallible(onErrorFallbackTo:)` or
/// `asInfallible(onErrorRecover:)`. The closures of its operators cannot throw.
///
/// An operator whose closure or argument is an observable that can fail (`flatMap`,
/// ``InfallibleType/concat``, `take(until:)`) cannot keep the promise: an error of that observable
/// ends the sequence and goes to `Hooks.defaultErrorHandler`.
///
/// An infallible wraps an observable and adds no cost.
public struct Infallible<Element> {
  @usableFromInline let source: Observable<Element>

  /// Wraps an observable that does not fail.
  ///
  /// This is not checked.
  @inlinable
  package init(raw source: Observable<Element>) { self.source = source }
}

extension Infallible: Sendable where Element: Sendable {}

/// An ``Infallible``, or a type with the same operators.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

extension Infallible: InfallibleType {
  /// The wrapped observable.
  @inlinable
  public func asObservable() -> Observable<Element> { source }
}

/// An event of an ``Infallible``.
public enum InfallibleEvent<Element> {
  /// A value. Any number of values may follow.
  case next(Element)
  /// The sequence completed. No event follows.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventType {
  /// A completion, since an infallible never fails.
  package init(_: Termination) { self = .completed }
}

extension InfallibleEvent: EventConvertible {
  /// The corresponding event of an observable.
  @inlinable
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension Infallible {
  /// The argument of the closure of `create`.
  public typealias InfallibleObserver = @Sendable (InfallibleEvent<Element>) -> Void

  /// Runs `subscribe` for each subscription, and emits the events it sends.
  ///
  /// Events may be sent concurrently, from any thread and from inside the observer. They are
  /// delivered one at a time (C3).
  ///
  /// - **Ends:** with the first completion that is sent; later events are dropped. The disposable
  ///   that `subscribe` returned is disposed exactly once, after the completion or when the
  ///   subscription is disposed.
  ///
  /// - Parameter subscribe: Sends events to its argument, during the call or later, and returns a
  ///   disposable that stops the source; `Disposables.create()` if there is nothing to stop.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    subscribe: @escaping @Sendable (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible {
    Infallible(raw: .create { observer in subscribe { observer.on($0.event) } })
  }
}

@available(swift 6)
extension InfallibleType {
  /// Subscribes with a closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
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
  public func subscribe(
    _ on: @escaping (InfallibleEvent<Element>) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let sink = EventSink(confined(on, to: Isolation.of(isolation, fileID, line)))
    return asObservable().subscribe(
      onNext: { sink.next($0) }, onCompleted: { sink.finish(.completed) }, unhandled: .infallible)
  }

  /// Subscribes with closures that also receive an object, while the object is alive.
  ///
  /// The object is not retained. After it was deinitialized, no closure is called any more, but the
  /// subscription continues, so dispose it with a bag that the object owns.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onNext: Called for each value.
  ///   - onCompleted: Called if the sequence completes.
  ///   - onDisposed: Called when the subscription has ended.
  ///   - isolation: The actor that the closures are isolated to. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
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
