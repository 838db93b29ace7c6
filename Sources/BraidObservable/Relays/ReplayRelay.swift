// SPDX-License-Identifier: MIT
public import BraidCore

/// Replays the most recent values to each new observer, followed by the values it accepts.
///
/// Never terminates.
///
///     accepts       -a-b-c-
///     from tick 0   -a-b-c-
///     from tick 4   ----(ab)c-
///
/// (With a buffer of two.)
///
/// ```swift
/// let messages = ReplayRelay<String>.create(bufferSize: 2)
/// messages.accept("a")
/// let subscription = messages.subscribe(onNext: { print($0) })
/// ```
///
/// It is a ``ReplaySubject`` that cannot terminate. When the relay is deinitialized, its observers
/// are released without an event.
///
/// - **Threads:** accepts values from any thread and from inside its own observers (C3).
/// - **Complexity:** O(n) per value for n observers; buffers up to `bufferSize` values.
public final class ReplayRelay<Element>: RelayType, @unchecked Sendable {  // as its subject
  package let subject: ReplaySubject<Element>
  /// The subject's, which retains it.
  private let core: Unmanaged<SubjectCore>
  /// The `PropertyNode`, made for the first two-way connection.
  package let node = LazyReference()

  init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
    core = .passUnretained(subject.core)
  }

  /// A relay that replays the last `bufferSize` values.
  ///
  /// - Parameter bufferSize: The number of values to replay. Zero or less replays none.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that replays all values.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  /// Buffers a value and emits it to all observers.
  public func accept(_ event: Element) {
    core._withUnsafeGuaranteedRef { core in
      withAddress(of: event) { BraidCore.accept($0, from: node, in: core) }
    }
  }

  /// Subscribes an observer to the buffered values and all later ones.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> { subject }
}
