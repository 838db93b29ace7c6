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
  /// Sends a value or a terminal event.
  func on<Element>(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
