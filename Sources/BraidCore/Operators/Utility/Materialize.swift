// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each event as a value.
  package static func materialize<Value>(_: Value.Type) -> OperatorParts {
    .reacting("materialize") { scope in
      Reaction { (value: Value, sink: EventSink<Event<Value>>) in
        sink.next(.next(value))
      } ended: { termination, sink in
        sink.next(Event(termination))
        if !scope.isDisposed { sink.finish(.completed) }
      }
    }
  }

  /// Sends each value as the event that it is.
  package static func dematerialize<Input: EventConvertible>(_: Input.Type) -> OperatorParts {
    .reacting("dematerialize") { _ in
      Reaction { (input: Input, sink: EventSink<Input.Element>) in
        switch input.event {
        case .next(let element): sink.next(element)
        case .error(let error): sink.finish(.error(error))
        case .completed: sink.finish(.completed)
        }
      }
    }
  }
}
