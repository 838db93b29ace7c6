// SPDX-License-Identifier: MIT
public import BraidCore

/// Keeps the last values and sends them to each new observer, and then what it accepts; never ends.
///
///     accepts       -a-b-c-
///     from tick 0   -a-b-c-
///     from tick 4   ----(ab)c-
///
/// (With a buffer of two.) A ``ReplaySubject`` without ends. When the relay goes, its observers are
/// let go without an event.
///
/// - **Threads:** takes values from any thread and from inside its own observers (C3).
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {  // as its subject
  @usableFromInline package let subject: ReplaySubject<Element>
  /// The `PropertyNode`, made for the first two-way connection.
  @usableFromInline package let node = LazyReference()

  @inlinable
  init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  /// A relay that keeps the last `bufferSize` values.
  ///
  /// - Parameter bufferSize: Zero or less keeps none.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all values.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Keeps a value and sends it to all observers.
  @inlinable
  public func accept(_ event: Element) {
    if node.isEmpty { subject.onNext(event) } else { subject.core.next(event, from: node) }
  }

  /// Subscribes an observer to what is kept and to what comes.
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
