// SPDX-License-Identifier: MIT
public import BraidCore

/// The base of all subjects, which differ in how the core replays values.
///
/// You do not name it: use ``PublishSubject``, ``BehaviorSubject``, ``ReplaySubject`` or
/// ``AsyncSubject``.
public class EventSubject<Element>: Observable<Element>, ObserverType, Cancelable,
  @unchecked Sendable  // the core is thread-safe
{
  package final let core: SubjectCore
  private final let disposed = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  private final let isFace: Bool

  init(_ core: SubjectCore) {
    self.core = core
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: EventSubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      this.core.subscribe((consume sink).raw, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  package init(_ core: SubjectCore, of owner: EventSource<Element>) {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: EventSubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { SubjectCore.close(.passUnretained(core)) }
  }

  package final override var origin: EventSource<Element>? { isFace ? core.owner() : nil }

  /// Emits an event to all observers, or terminates the subject.
  public final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Emits a value to all observers, and stores it if the subject replays values.
  public final func onNext(_ element: Element) { core.next(element) }

  /// Terminates the subject with an error.
  public final func onError(_ error: any Error) { core.finish(.error(error)) }

  /// Terminates the subject.
  public final func onCompleted() { core.finish(.completed) }

  /// Whether there are observers.
  public final var hasObservers: Bool { core.hasObservers }

  /// Whether ``dispose()`` has been called.
  public final var isDisposed: Bool { disposed.isSet }

  /// Releases all observers without an event, and all stored values.
  ///
  /// Events sent before are delivered, even if they are queued; later ones are ignored. A new
  /// observer receives ``RxError/disposed(object:)``.
  public final func dispose() {
    if disposed.setIfClear() { core.closeSilently() }
  }

  /// The response of a disposed subject to a new observer.
  @inline(never)
  private final func failDisposed(_ sink: EventSink<Element>) {
    sink.finish(.error(RxError.disposed(object: self)))
  }
}

extension EventSubject: SinkObserver {
  package final var rawSink: RawSink { core.sink.retaining(self) }
}

extension EventSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
