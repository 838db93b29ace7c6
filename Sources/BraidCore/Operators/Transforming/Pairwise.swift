// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each value with its predecessor.
  package static func pairwise<Value>(_: Value.Type) -> OperatorParts {
    pairwise(RawType(Value.self), nil)
  }

  /// Sends each value with its predecessor; that of the first value is `initial`.
  package static func pairwise<Value>(from initial: Value) -> OperatorParts {
    pairwise(RawType(Value.self), ValueBox(initial))
  }

  private static func pairwise(_ type: RawType, _ initial: ValueBox?) -> OperatorParts {
    OperatorParts("pairwise") { _, sink, _ in values(PairwiseSink(type, initial, sink)) }
  }
}

/// Builds each pair in memory for two values in a row, which is what a tuple of two values of one
/// type is: the tuple's type would be looked up for each value.
private final class PairwiseSink: StageSink, @unchecked Sendable {  // events are serial
  private let type: RawType
  private let pair: UnsafeMutableRawPointer
  private var hasPrevious = false

  init(_ type: RawType, _ initial: ValueBox?, _ sink: consuming RawSink) {
    self.type = type
    pair = type.allocate(2)
    super.init(sink)
    if let initial { begin(with: initial.address) }
  }

  deinit {
    if hasPrevious { type.destroy(pair) }
    type.deallocate(pair)
  }

  override func receive(_ value: UnsafeRawPointer) {
    if !hasPrevious { return begin(with: value) }
    let second = pair + type.stride
    type.copy(value, to: second)
    send(pair)
    type.destroy(pair)
    type.move(second, to: pair)
  }

  private func begin(with value: UnsafeRawPointer) {
    type.copy(value, to: pair)
    hasPrevious = true
  }
}
