// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends what it receives to whoever is subscribed at that moment.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 2   ---b-c|
///
/// Late observers get nothing of what came before, but the end. To hand them the last value use
/// ``BehaviorSubject``; several, ``ReplaySubject``. A subject that cannot fail or complete is a
/// ``PublishRelay``.
///
/// - **Ends:** the first end is kept and sent to every later observer; what is sent after it is
///   ignored.
/// - **Threads:** takes events from any thread and from inside its own observers. They are
///   delivered one at a time, all observers see the same order, and an event that is sent during a
///   delivery is delivered right after it by the thread already delivering (C3).
public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// What the subject is as an observer: itself.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline package let core: SubjectCore<Element, NoReplay<Element>>
  @usableFromInline let over = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  @usableFromInline let isFace: Bool

  /// A subject nobody observes yet.
  @inlinable
  public init() {
    core = SubjectCore(NoReplay())
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: PublishSubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      this.core.subscribe(sink, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Element, NoReplay<Element>>, of owner: EventSource<Element>) {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: PublishSubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { ObserverList.close(.passUnretained(core)) }
  }

  @usableFromInline package override var origin: EventSource<Element>? { isFace ? core.owner : nil }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Sends a value to all observers.
  @inlinable
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { over.isSet }

  /// Lets go of all observers without an event.
  ///
  /// What is sent from now on is ignored, and a new observer gets ``RxError/disposed(object:)``.
  public func dispose() {
    if over.setIfClear() { core.closeSilently(keeping: NoReplay()) }
  }
}
