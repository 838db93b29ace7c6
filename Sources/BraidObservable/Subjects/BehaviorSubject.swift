// SPDX-License-Identifier: MIT
public import BraidCore

/// Has a current value: sends it to each new observer, and then what it receives.
///
///     sends         -a-b-c|
///     from tick 0   xa-b-c|
///     from tick 2   --ab-c|
///
/// (`x` is the value it was made with.) After the end new observers get the end only. A subject
/// that cannot fail or complete is a ``BehaviorRelay``; one that keeps more is a ``ReplaySubject``.
///
/// - **Ends:** the first end is kept and sent to every later observer; what is sent after it is
///   ignored.
/// - **Threads:** takes events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. The current value is the last one *sent*, at once, even while its
///   delivery waits after another; a new observer gets each value exactly once.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// What the subject is as an observer: itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline package let core: SubjectCore<Element, CurrentValue<Element>>
  @usableFromInline let over = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  @usableFromInline let isFace: Bool

  /// A subject whose current value is `value`.
  @inlinable
  public init(value: Element) {
    core = SubjectCore(CurrentValue(value))
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      this.core.subscribe(sink, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Element, CurrentValue<Element>>, of owner: EventSource<Element>)
  {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { core.close() }
  }

  @usableFromInline package override var origin: EventSource<Element>? { isFace ? core.owner : nil }

  /// The last value sent, also after completion.
  ///
  /// - Throws: The error the subject failed with; ``RxError/disposed(object:)`` if it was disposed.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    let store = core.remembered()
    if case .error(let error) = store.termination { throw error }
    // Disposed meanwhile: then there is none.
    guard let value = store.value else { throw RxError.disposed(object: self) }
    return value
  }

  /// Makes a value the current one and sends it to all observers; or ends the subject.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Makes `element` the current value and sends it to all observers.
  @inlinable
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { over.isSet }

  /// Lets go of all observers without an event, and of the value.
  ///
  /// What is sent from now on is ignored; a new observer gets ``RxError/disposed(object:)``, and
  /// ``value()`` throws it.
  public func dispose() {
    if over.setIfClear() { core.closeSilently(keeping: CurrentValue(nil)) }
  }
}
