// SPDX-License-Identifier: MIT
public import BraidCore

/// Emits its last value when it completes, also to later observers.
///
///     sends         -a-b-c|
///     from tick 0   ------(c|)
///     from tick 8   --------(c|)
///
/// ```swift
/// let result = AsyncSubject<Int>()
/// result.onNext(1)
/// result.onNext(2)
/// result.onCompleted()
/// let subscription = result.subscribe(onNext: { print($0) })  // 2
/// ```
///
/// Use it for the result of one action that several observers need. To emit values as they arrive,
/// use ``PublishSubject`` or ``ReplaySubject``.
///
/// - **Ends:** completion emits the last value first, if there is one; an error drops it. The
///   terminal event is replayed to later observers; events sent after it are ignored.
/// - **Threads:** accepts events from any thread and from inside its own observers.
/// - **Complexity:** O(1) per value; keeps one value.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable  // the core is thread-safe
{
  /// The type of the subject as an observer, which is its own type.
  public typealias SubjectObserverType = AsyncSubject<Element>

  package let core: SubjectCore
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// A subject without a value.
  public init() {
    core = SubjectCore(Element.self, .last, limit: 1)
    isFace = false
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: AsyncSubject.self).core.subscribe(sink.raw, scope)
    }
  }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  package init(_ core: SubjectCore, of owner: EventSource<Element>) {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.hot) { (_, sink: consuming EventSink<Element>, scope) in
      owner.connect(sink, scope)
    }
  }
  deinit {
    if !isFace { core.close() }
  }

  package override var origin: EventSource<Element>? { isFace ? core.owner() : nil }

  /// Stores a value, or terminates the subject.
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Stores a value, which is emitted if the subject completes.
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether there are observers.
  public var hasObservers: Bool { core.hasObservers }

  /// Returns this subject.
  public func asObserver() -> AsyncSubject<Element> { self }
}

extension AsyncSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
