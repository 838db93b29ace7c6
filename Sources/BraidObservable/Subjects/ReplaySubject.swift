// SPDX-License-Identifier: MIT
public import BraidCore

/// Replays the most recent values to each new observer, followed by the events it receives.
///
///     sends         -a-b-c|
///     from tick 0   -a-b-c|
///     from tick 4   ----(ab)c|
///
/// (With a buffer of two.)
///
/// ```swift
/// let messages = ReplaySubject<String>.create(bufferSize: 2)
/// messages.onNext("a")
/// messages.onNext("b")
/// let subscription = messages.subscribe(onNext: { print($0) })  // a, b
/// ```
///
/// The values are replayed also after the terminal event, followed by it. For one value with an
/// initial value, use ``BehaviorSubject``; for a subject that cannot terminate, ``ReplayRelay``.
///
/// - **Ends:** the first terminal event is replayed to later observers; events sent after it are
///   ignored and not buffered.
/// - **Threads:** accepts events from any thread and from inside its own observers, as a
///   ``PublishSubject`` does. A new observer receives each value exactly once.
/// - **Complexity:** O(n) per value for n observers; buffers up to `bufferSize` values.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable, @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = ReplaySubject<Element>

  package let core: SubjectCore
  private let disposed = AtomicFlag()
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  init(limit: Int) {
    core = SubjectCore(Element.self, .replay, limit: limit)
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: ReplaySubject.self)
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
      let this = unsafeDowncast(this, to: ReplaySubject.self)
      if this.disposed.isSet { return this.failDisposed(sink) }
      owner.connect(sink, scope)
    }
  }

  deinit {
    if !isFace { core.close() }
  }

  package override var origin: EventSource<Element>? { isFace ? core.owner() : nil }

  /// A subject that replays the last `bufferSize` values.
  ///
  /// - Parameter bufferSize: The number of values to replay. Zero or less replays only the terminal
  ///   event.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: max(bufferSize, 0))
  }

  /// A subject that replays all values.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  /// Buffers and emits a value, or terminates the subject.
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Buffers a value and emits it to all observers.
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Returns this subject.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Whether ``dispose()`` has been called.
  public var isDisposed: Bool { disposed.isSet }

  /// Releases all observers without an event, and all values.
  ///
  /// Events sent after that are ignored. A new observer receives ``RxError/disposed(object:)``.
  public func dispose() {
    if disposed.setIfClear() { core.closeSilently() }
  }
}

extension ReplaySubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
