// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each value whose key has not been seen.
  package static func distinct<Value, Key: Hashable>(
    by key: @escaping (Value) throws -> Key
  ) -> OperatorParts {
    .reacting("distinct") { _ in
      var seen: Set<Key> = []
      return Reaction { (value: Value, sink: EventSink<Value>) in
        if seen.insert(try key(value)).inserted { sink.next(value) }
      }
    }
  }
}
