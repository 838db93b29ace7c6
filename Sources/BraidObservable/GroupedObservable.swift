// SPDX-License-Identifier: MIT
public import BraidCore

/// The values of one key: what `groupBy` sends.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the values have in common.
  public let key: Key

  @usableFromInline let source: Observable<Element>

  /// A group of the values of `source`.
  @inlinable
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// The group's values without the key.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// Sends the group's events to `observer` until it ends or is disposed.
  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}
