// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends its last value when it completes, and to each later observer.
///
///     sends         -a-b-c|
///     from tick 0   ------(c|)
///     from tick 8   --------(c|)
///
/// Use it for the result of one piece of work that several want to have. To get values as they
/// come, use a ``PublishSubject`` or ``ReplaySubject``.
///
/// - **Ends:** completion sends the last value first, if there is one; an error drops it. The end
///   is kept; what is sent after it is ignored.
/// - **Threads:** takes events from any thread and from inside its own observers.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable  // the core is thread-safe
{
  /// What the subject is as an observer: itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  @usableFromInline let core: SubjectCore<Element, LastValue<Element>>

  /// A subject without a value.
  @inlinable
  public init() {
    core = SubjectCore(LastValue())
    super.init(.hot) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: AsyncSubject.self).core.subscribe(sink, scope)
    }
  }

  deinit { core.close() }

  /// Keeps a value for the end; or ends the subject.
  @inlinable
  public func on(_ event: Event<Element>) { core.on(event) }

  /// Keeps a value for the end.
  @inlinable
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasObservers }

  /// Itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}

/// Keeps the last value until the end, and sends it only if the end is `completed`: an async
/// subject.
@usableFromInline
package struct LastValue<Element>: ReplayStore {
  @usableFromInline var value: Element?

  @inlinable package init() {}
  @inlinable package static var deliversAtOnce: Bool { false }
  @inlinable package var replaysAfterTermination: Bool { true }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    let old = value
    value = element
    return old
  }

  @inlinable
  package mutating func finish(_ termination: Termination) -> Self? {
    if termination.isCompleted { return nil }
    let old = self
    value = nil
    return old
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    if let value, isWanted() { sink.next(value) }
  }
}
