// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Calls a closure before each event.
  package static func trace<Value>(
    _ trace: @escaping (Event<Value>) -> Void
  ) -> OperatorParts {
    .reacting("debug") { _ in
      Reaction { (value: Value, sink: EventSink<Value>) in
        trace(.next(value))
        sink.next(value)
      } terminated: { termination, sink in
        trace(Event(termination))
        sink.finish(termination)
      }
    }
  }
}
