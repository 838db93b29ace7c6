// SPDX-License-Identifier: MIT
public import BraidCore

extension Broadcast {
  /// Sends either kind of event.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }
}

extension Observable {
  /// What a disposed subject tells a new observer.
  @usableFromInline @inline(never)
  func refuse(_ sink: EventSink<Element>) {
    sink.stop(.error(RxError.disposed(object: self)))
  }
}

extension Broadcast {
  @inlinable
  var eventSink: EventSink<Element> {
    EventSink(next: { self.next($0) }, stop: { self.stop($0) })
  }
}
