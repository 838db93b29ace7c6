// SPDX-License-Identifier: MIT
public import BraidCore

/// The values of one key, as emitted by `groupBy`.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The common key of the values.
  public let key: Key

  let source: Observable<Element>

  /// A group of the values of `source`.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// The group as an observable of its values.
  public func asObservable() -> Observable<Element> { source }

  /// Subscribes `observer` to the group's events.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}
