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
    sink = EventSink(eventHandler)
  }

  /// Wraps an observer.
  ///
  /// An `AnyObserver` is returned as it is.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    if let observer = observer as? any SinkObserver {
      self.init(sink: observer.rawSink.typed())
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

/// An observer that takes values as they are, without an ``Event`` around each of them.
package protocol SinkObserver {
  var rawSink: RawSink { get }
}

extension AnyObserver: SinkObserver {
  package var rawSink: RawSink { sink.raw }
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
    let sink = AnyObserver(self).sink
    return AnyObserver<Result>(
      sink: EventSink(
        next: {
          do { sink.next(try transform(copy $0)) } catch { sink.finish(.error(error)) }
        }, finish: sink.finish))
  }
}
