// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the last `count` values when the source completes.
  package static func takeLast(_ count: Int) -> OperatorParts {
    OperatorParts("takeLast") { source, sink, scope in
      events(TakeLastSink(ReplayBuffer(source.valueType, limit: count), sink, scope))
    }
  }
}

private final class TakeLastSink: EmittingSink, @unchecked Sendable {  // events are serial
  private var buffer: ReplayBuffer

  init(_ buffer: consuming ReplayBuffer, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    self.buffer = buffer
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) { buffer.record(at: value) }

  override func terminated(_ termination: Termination) {
    let kept = buffer.take()
    if termination.isCompleted { kept.replay(to: sink) { isDisposed } }
    finish(termination)
  }
}
