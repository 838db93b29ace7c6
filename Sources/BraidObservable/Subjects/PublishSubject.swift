// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends what it receives to whoever is subscribed at that moment.
public final class PublishSubject<Element>: Observable<Element>, ObserverType, @unchecked Sendable {
  @usableFromInline let core: Broadcast<Element, NoMemory<Element>>

  /// A subject nobody observes yet.
  @inlinable
  public init() {
    let core = Broadcast(NoMemory<Element>())
    self.core = core
    super.init(.hot) { (_, sink: consuming EventSink<Element>, scope) in
      core.subscribe(sink, scope)
    }
  }

  deinit { core.close() }

  /// Sends an event to all observers.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): core.next(element)
    case .error(let error): core.stop(.error(error))
    case .completed: core.stop(.completed)
    }
  }

  /// Sends a value to all observers.
  @inlinable
  public func onNext(_ element: Element) { core.next(element) }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool { core.hasObservers }
}
