// SPDX-License-Identifier: MIT
public import BraidCore

/// Stores a current value, and emits it to each new observer, followed by the values it accepts.
///
/// Never terminates.
///
///     accepts       -a-b-c-
///     from tick 0   xa-b-c-
///     from tick 2   --ab-c-
///
/// (`x` is the initial value.)
///
/// ```swift
/// let count = BehaviorRelay(value: 0)
/// let subscription = count.subscribe(onNext: { print($0) })
/// count.accept(count.value + 1)
/// ```
///
/// Use it for state. It is a ``BehaviorSubject`` that cannot terminate. When the relay is
/// deinitialized, its observers are released without an event.
///
/// - **Threads:** accepts values from any thread and from inside its own observers (C3). ``value``
///   is the most recently accepted value, even if its delivery is still queued. Reading it takes no
///   lock if its type is at most eight bytes without a reference. `accept(value + 1)` is two steps:
///   if two threads do this at once, a change may be lost. Send the changes to a ``PublishRelay``
///   instead, and bind its `scan` to this relay.
/// - **Complexity:** O(n) per value for n observers; keeps one value.
public final class BehaviorRelay<Element>: RelayType, @unchecked Sendable {  // as its subject
  package let subject: BehaviorSubject<Element>
  /// The subject's, which retains it.
  private let core: Unmanaged<SubjectCore>
  /// The `PropertyNode`, made for the first two-way connection.
  package let node = LazyReference()

  /// A relay with an initial value.
  public init(value: Element) {
    let known: BehaviorSubject<Element>.Type =
      ClassTable.found(Element.self, in: subjectClasses) { BehaviorSubject<Element>.self }
    subject = known.init(value: value)
    core = .passUnretained(subject.core)
  }

  /// The most recently accepted value.
  public var value: Element { core._withUnsafeGuaranteedRef { currentValue(of: $0) } }

  /// Stores a value as the current one and emits it to all observers.
  public func accept(_ event: Element) {
    core._withUnsafeGuaranteedRef { core in
      withAddress(of: event) { BraidCore.accept($0, from: node, in: core) }
    }
  }

  /// Subscribes an observer to the current value and all later ones.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable.
  public func asObservable() -> Observable<Element> { subject }
}

private let subjectClasses = AtomicPointer.global(nil)
