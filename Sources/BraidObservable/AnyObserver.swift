// SPDX-License-Identifier: MIT
public import BraidCore

/// A type-erased observer; the argument of the closure of `create`.
public struct AnyObserver<Element>: ObserverType, Sendable {
  /// The type of an event handler.
  public typealias EventHandler = @Sendable (Event<Element>) -> Void

  package let sink: EventSink<Element>

  package init(sink: EventSink<Element>) { self.sink = sink }

  /// An observer that calls `eventHandler` for each event.
  @available(swift 6) @preconcurrency
  public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
    sink = EventSink(
      next: { eventHandler(.next($0)) },
      finish: { eventHandler(Event($0)) })
  }

  /// Wraps an observer.
  ///
  /// An `AnyObserver` is returned as it is.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    if let same = observer as? AnyObserver<Element> {
      self = same
    } else {
      nonisolated(unsafe) let observer = observer  // takes events from any thread (C3)
      self.init(eventHandler: { observer.on($0) })
    }
  }

  /// Receives one event.
  public func on(_ event: Event<Element>) { sink.on(event) }

  /// Emits a value.
  public func onNext(_ element: Element) { sink.next(element) }

  /// Terminates the sequence with an error.
  public func onError(_ error: any Error) { sink.finish(.error(error)) }

  /// Completes the sequence.
  public func onCompleted() { sink.finish(.completed) }

  /// Returns this observer.
  public func asObserver() -> AnyObserver<Element> { self }
}

extension ObserverType {
  /// This observer, type-erased.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer of other values that transforms each value and forwards it to this observer.
  ///
  /// If `transform` throws, this observer receives the error.
  @available(swift 6) @preconcurrency
  public func mapObserver<Result>(
    _ transform: @escaping @Sendable (Result) throws -> Element
  ) -> AnyObserver<Result> {
    nonisolated(unsafe) let observer = self  // takes events from any thread (C3)
    return AnyObserver<Result> { observer.on($0.map(transform)) }
  }
}
