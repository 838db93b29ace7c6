// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each value with its predecessor.
  package static func pairwise<Value>(_: Value.Type) -> OperatorParts {
    .reacting("pairwise") { _ in
      var previous: Value?
      return Reaction { (value: Value, sink: EventSink<(Value, Value)>) in
        let before = previous
        previous = value
        if let before { sink.next((before, value)) }
      }
    }
  }
}
