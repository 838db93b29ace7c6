// SPDX-License-Identifier: MIT
public import BraidCore

/// Stores a current value, and emits it to each new observer, followed by the events it receives.
///
///     sends         -a-b-c|
///     from tick 0   xa-b-c|
///     from tick 2   --ab-c|
///
/// (`x` is the initial value.)
///
/// ```swift
/// let name = BehaviorSubject(value: "unnamed")
/// let subscription = name.subscribe(onNext: { print($0) })  // unnamed
/// name.onNext("Ada")  // Ada
/// ```
///
/// After the terminal event, new observers receive that event only. For a current value that cannot
/// terminate, use ``BehaviorRelay``; to replay several values, ``ReplaySubject``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. The current value is the most recent one *sent*, even if its delivery
///   is still queued. A new observer receives each value exactly once.
/// - **Complexity:** O(n) per value for n observers; keeps one value.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  package let core: SubjectCore
  private let disposed = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// A subject with an initial value.
  public init(value: Element) {
    core = SubjectCore(value, .current)
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      this.core.subscribe(sink.raw, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  package init(_ core: SubjectCore, of owner: EventSource<Element>) {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { core.close() }
  }

  package override var origin: EventSource<Element>? { isFace ? core.owner() : nil }

  /// The most recent value, also after completion.
  ///
  /// - Throws: The error with which the subject failed, or ``RxError/disposed(object:)`` if it was
  ///   disposed.
  public func value() throws -> Element {
    do {
      return try core.value()
    } catch is SubjectCore.NoValue {
      throw RxError.disposed(object: self)
    }
  }

  /// Stores and emits a value, or terminates the subject.
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Stores `element` as the current value and emits it to all observers.
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Returns this subject.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { disposed.isSet }

  /// Releases all observers without an event, and the value.
  ///
  /// Events sent after that are ignored. A new observer receives ``RxError/disposed(object:)``, and
  /// ``value()`` throws it.
  public func dispose() {
    if disposed.setIfClear() { core.closeSilently() }
  }
}

extension BehaviorSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
