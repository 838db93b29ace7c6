// SPDX-License-Identifier: MIT
public import BraidCore

extension SubjectCore {
  /// Sends a value or a terminal event.
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}

extension Observable {
  /// The response of a disposed subject to a new observer.
  @usableFromInline @inline(never)
  func failDisposed(_ sink: EventSink<Element>) {
    sink.finish(.error(RxError.disposed(object: self)))
  }
}

extension SubjectCore {
  /// Sends a value of the relay with this node.
  @inlinable @inline(__always)
  func accept(_ element: Element, from node: borrowing LazyReference) {
    if isPlain { send(element) } else { acceptLinked(element, from: node) }
  }

  /// A function of its own: otherwise the caller stores each value in memory, for a call that few
  /// relays make.
  @inlinable @inline(never)
  func acceptLinked(_ element: Element, from node: borrowing LazyReference) {
    next(element, from: node)
  }

  /// Sends a value that begins its way through bindings at the relay with this node.
  @usableFromInline @inline(never)
  func next(_ element: Element, from node: borrowing LazyReference) {
    let route = (node.load() as? PropertyNode)?.route(of: nil)
    guard let route else { return next(element) }
    next(element, marked: ChangeMark(route, from: 0, in: self))
  }

  @inlinable
  var eventSink: EventSink<Element> {
    EventSink(next: { self.next($0) }, finish: { self.finish($0) })
  }
}
