// SPDX-License-Identifier: MIT
public import BraidCore

/// Emits the events it receives to its current observers.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 2   ---b-c|
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// let subscription = taps.subscribe(onNext: { print("tap \($0)") })
/// taps.onNext(1)  // tap 1
/// ```
///
/// A late observer misses earlier values, but receives the terminal event. To replay the latest
/// value, use ``BehaviorSubject``; several values, ``ReplaySubject``. For a subject that cannot
/// terminate, use ``PublishRelay``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers. They are
///   delivered one at a time, in the same order to all observers. An event that is sent during a
///   delivery is queued and delivered next, by the thread that is delivering (C3).
/// - **Complexity:** O(n) per value for n observers.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = PublishSubject<Element>

  package let core: SubjectCore
  private let disposed = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// A subject without observers.
  public init() {
    core = SubjectCore(Element.self)
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: PublishSubject.self)
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
      let this = unsafeDowncast(this, to: PublishSubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { SubjectCore.close(.passUnretained(core)) }
  }

  package override var origin: EventSource<Element>? { isFace ? core.owner() : nil }

  /// Emits an event to all observers.
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Emits a value to all observers.
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Returns this subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { disposed.isSet }

  /// Releases all observers without an event.
  ///
  /// Events sent after that are ignored. A new observer receives ``RxError/disposed(object:)``.
  public func dispose() {
    if disposed.setIfClear() { core.closeSilently() }
  }
}

extension PublishSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
