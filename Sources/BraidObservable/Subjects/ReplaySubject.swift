// SPDX-License-Identifier: MIT
public import BraidCore

/// Keeps the last values and sends them to each new observer, and then what it receives.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 4   ----(ab)c|
///
/// (With a buffer of two.) Values are replayed after the end too, followed by the end. With one
/// value to begin with it is a ``BehaviorSubject``; one that cannot fail or complete is a
/// ``ReplayRelay``.
///
/// - **Ends:** the first end is kept and sent to every later observer; what is sent after it is
///   ignored and not kept.
/// - **Threads:** takes events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. A new observer gets each value exactly once.
/// - **Cost:** keeping a value is O(1); an observer that comes late is brought up to date in one
///   go.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// What the subject is as an observer: itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline package let core: SubjectCore<Element, ReplayBuffer<Element>>
  @usableFromInline let over = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  @usableFromInline let isFace: Bool

  @inlinable
  init(limit: Int) {
    core = SubjectCore(ReplayBuffer(limit: limit))
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: ReplaySubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      this.core.subscribe(sink, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Element, ReplayBuffer<Element>>, of owner: EventSource<Element>)
  {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: ReplaySubject.self)
      if this.over.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { core.close() }
  }

  @usableFromInline package override var origin: EventSource<Element>? { isFace ? core.owner : nil }

  /// A subject that keeps the last `bufferSize` values.
  ///
  /// - Parameter bufferSize: Zero or less keeps no values, only the end.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: max(bufferSize, 0))
  }

  /// A subject that keeps all values.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Keeps a value and sends it to all observers; or ends the subject.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Keeps a value and sends it to all observers.
  @inlinable
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { over.isSet }

  /// Lets go of all observers without an event, and of all values.
  ///
  /// What is sent from now on is ignored, and a new observer gets ``RxError/disposed(object:)``.
  public func dispose() {
    if over.setIfClear() { core.closeSilently(keeping: ReplayBuffer(limit: 0)) }
  }
}
