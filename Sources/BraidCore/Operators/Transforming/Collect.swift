// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends an array of all values when the source completes.
  package static func collect<Value>(_: Value.Type) -> OperatorParts {
    let type = RawType(Value.self)
    return OperatorParts("toArray") { _, sink, scope in
      events(
        CollectSink(type, sink, scope, sendArray(of: Value.self)))
    }
  }
}

private final class CollectSink: EmittingSink, @unchecked Sendable {  // events are serial
  private var collected: ValueQueue
  private let sendArray: SendArray

  init(
    _ type: RawType, _ sink: consuming RawSink, _ scope: SinkDisposer,
    _ sendArray: @escaping SendArray
  ) {
    collected = ValueQueue(type)
    self.sendArray = sendArray
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) { collected.append(value) }

  override func terminated(_ termination: Termination) {
    if termination.isCompleted { sendArray(&collected, sink) } else { collected.removeAll() }
    finish(termination)
  }
}
