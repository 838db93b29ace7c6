// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends an array of all values when the source completes.
  package static func collect<Value>(_: Value.Type) -> OperatorParts {
    let type = RawType(Value.self)
    return OperatorParts("toArray") { _, sink, scope in
      events(
        CollectSink(ReplayBuffer(type, limit: .max), sink, scope) { values, sink in
          var array: [Value] = []
          // Without room, it would write to the array that all empty ones share.
          if !values.isEmpty {
            array = [Value](unsafeUninitializedCapacity: values.count) { memory, initialized in
              if let base = memory.baseAddress { values.copy(to: UnsafeMutableRawPointer(base)) }
              initialized = values.count
            }
          }
          withAddress(of: array) { sink.next(at: $0) }
        })
    }
  }
}

private final class CollectSink: EmittingSink, @unchecked Sendable {  // events are serial
  @exclusivity(unchecked) private var collected: ReplayBuffer
  private let sendArray: (ReplayBuffer, borrowing RawSink) -> Void

  init(
    _ buffer: ReplayBuffer, _ sink: consuming RawSink, _ scope: SinkDisposer,
    _ sendArray: @escaping (ReplayBuffer, borrowing RawSink) -> Void
  ) {
    collected = buffer
    self.sendArray = sendArray
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) { collected.record(at: value) }

  override func sourceEnded(_ termination: Termination) {
    let values = collected
    collected.removeAll()
    if termination.isCompleted { sendArray(values, sink) }
    finish(termination)
  }
}
