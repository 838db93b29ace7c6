// SPDX-License-Identifier: MIT
public import BraidCore

/// Emits the values it accepts to its current observers.
///
/// Never terminates.
///
///     accepts       -a-b-c-
///     from tick 0   -a-b-c-
///     from tick 2   ---b-c-
///
/// ```swift
/// let taps = PublishRelay<Void>()
/// let subscription = taps.subscribe(onNext: { print("tapped") })
/// taps.accept(())
/// ```
///
/// Use it for events. It is a ``PublishSubject`` that cannot terminate. To store a current value,
/// use ``BehaviorRelay``. When the relay is deinitialized, its observers are released without an
/// event.
///
/// - **Threads:** accepts values from any thread and from inside its own observers (C3).
/// - **Complexity:** O(n) per value for n observers.
public final class PublishRelay<Element>: RelayType, @unchecked Sendable {  // as its subject
  package let subject: PublishSubject<Element>
  /// The subject's, which retains it.
  private let core: Unmanaged<SubjectCore>
  /// The `PropertyNode`, made for the first two-way connection.
  package let node = LazyReference()

  /// A relay without observers.
  public init() {
    subject = PublishSubject()
    core = .passUnretained(subject.core)
  }

  /// Emits a value to all observers.
  public func accept(_ event: Element) {
    core._withUnsafeGuaranteedRef { core in
      withAddress(of: event) { BraidCore.accept($0, from: node, in: core) }
    }
  }

  /// Subscribes an observer to all later values.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> { subject }
}
