// SPDX-License-Identifier: MIT
public import BraidCore

/// Has a current value: sends it to each new observer, and then what it accepts; never ends.
///
///     accepts       -a-b-c-
///     from tick 0   xa-b-c-
///     from tick 2   --ab-c-
///
/// (`x` is the value it was made with.) A ``BehaviorSubject`` without ends: the usual place for
/// state. When the relay goes, its observers are let go without an event.
///
/// - **Threads:** takes values from any thread and from inside its own observers (C3). ``value`` is
///   the last value accepted, at once, even while its delivery waits after another.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {  // as its subject
  @usableFromInline package let subject: BehaviorSubject<Element>
  /// The `PropertyNode`, made for the first two-way connection.
  @usableFromInline package let node = LazyReference()

  /// A relay whose current value is `value`.
  @inlinable
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The last value accepted.
  @inlinable
  public var value: Element { subject.core.remembered().current }

  /// Makes a value the current one and sends it to all observers.
  @inlinable
  public func accept(_ event: Element) {
    if node.isEmpty { subject.onNext(event) } else { subject.core.next(event, from: node) }
  }

  /// Subscribes an observer to the current value and to what comes.
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
