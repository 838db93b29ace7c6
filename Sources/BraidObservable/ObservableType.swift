// SPDX-License-Identifier: MIT
public import BraidCore

/// Something that can be turned into an observable.
public protocol ObservableConvertibleType<Element>: SendableMetatype {
  /// The values it sends.
  associatedtype Element

  /// The observable that sends the same events.
  func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to.
///
/// All operators are extensions of it.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Sends events to `observer` until the sequence ends or the returned disposable is disposed.
  func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element
}
