// SPDX-License-Identifier: MIT
import BraidCore

extension Observable {
  /// The response of a disposed subject to a new observer.
  @inline(never)
  func failDisposed(_ sink: EventSink<Element>) {
    sink.finish(.error(RxError.disposed(object: self)))
  }
}

extension SubjectCore {
  /// Sends a value of the relay with this node.
  func accept<Element>(
    _ element: Element, _ sink: EventSink<Element>, from node: borrowing LazyReference
  ) {
    if isPlain { return sink.next(element) }
    // The value may begin its way through bindings.
    let route = (node.load() as? PropertyNode)?.route(of: nil)
    guard let route else { return sink.next(element) }
    next(element, marked: ChangeMark(route, from: 0, in: self))
  }
}
