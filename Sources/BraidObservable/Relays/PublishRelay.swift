// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends what it accepts to whoever is subscribed at that moment; never fails, never completes.
///
///     accepts       -a-b-c-
///     from tick 0   -a-b-c-
///     from tick 2   ---b-c-
///
/// A ``PublishSubject`` without ends. When the relay goes, its observers are let go without an
/// event.
///
/// - **Threads:** takes values from any thread and from inside its own observers (C3).
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {  // as its subject
  @usableFromInline package let subject = PublishSubject<Element>()
  /// The `PropertyNode`, made for the first two-way connection.
  @usableFromInline package let node = LazyReference()

  /// A relay nobody observes yet.
  public init() {}

  /// Sends a value to all observers.
  @inlinable
  public func accept(_ event: Element) {
    if node.isEmpty { subject.onNext(event) } else { subject.core.next(event, from: node) }
  }

  /// Subscribes an observer to what comes from now on.
  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}
