// SPDX-License-Identifier: MIT
public import BraidCore

/// Something that can be turned into an observable.
public protocol ObservableConvertibleType<Element>: SendableMetatype {
  /// The values it sends.
  associatedtype Element

  /// A name of RxSwift 4.
  @available(*, unavailable, renamed: "Element")
  @_documentation(visibility: internal)
  typealias E = Element

  /// The observable that sends the same events.
  func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to.
///
/// All operators are extensions of it. A type of one's own writes `subscribe(_:)` and
/// gets the rest; one that wraps an observable writes `asObservable()` as well, and its subscribers
/// subscribe to that observable directly.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Sends events to `observer` until the sequence ends or the returned disposable is disposed.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// An observable that calls ``subscribe(_:)`` for each subscription.
  ///
  /// For types that say no more than how they are subscribed to. Events may be sent to the observer
  /// from any thread: they are delivered one at a time (C3), as those of ``create(_:)``.
  @inlinable
  public func asObservable() -> Observable<Element> {
    nonisolated(unsafe) let source = self  // is subscribed to from any thread, as all sources are
    return AnonymousObservable { observer in source.subscribe(observer) }
  }
}
