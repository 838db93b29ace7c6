// SPDX-License-Identifier: MIT
public import BraidCore

/// A type that can be converted to an observable.
public protocol ObservableConvertibleType<Element> {
  /// The type of the values it emits.
  associatedtype Element

  /// The name of ``Element`` in RxSwift 4.
  @available(*, unavailable, renamed: "Element")
  typealias E = Element

  /// Returns an observable of the same events.
  func asObservable() -> Observable<Element>
}

/// A type that can be subscribed to.
///
/// All operators are extensions of this protocol. To make a type of yours observable, implement
/// `subscribe(_:)`. If the type wraps an observable, also implement `asObservable()`, so that
/// observers subscribe to that observable directly.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Sends events to `observer` until the sequence terminates or the returned disposable is
  /// disposed.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// An observable that calls ``subscribe(_:)`` for each subscription.
  ///
  /// ```swift
  /// let taps = PublishSubject<Int>()
  /// let readOnly: Observable<Int> = taps.asObservable()
  /// ```
  ///
  /// The default for types that only implement `subscribe(_:)`. Events may be sent to the observer
  /// from any thread; they are delivered one at a time (C3), as with ``create(_:)``.
  public func asObservable() -> Observable<Element> {
    nonisolated(unsafe) let subscribe = { (observer: AnyObserver) in  // from any thread, as to all
      self.subscribe(observer)
    }
    return .create { subscribe($0) }
  }
}

extension ObservableConvertibleType {
  /// The observable, as an operator subscribes to it.
  @usableFromInline @inline(__always)
  var rawSource: RawSource { unsafeBitCast(asObservable(), to: RawSource.self) }
}
