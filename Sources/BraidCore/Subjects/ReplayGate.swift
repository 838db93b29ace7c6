// SPDX-License-Identifier: MIT

/// An observer that is receiving replayed values; events sent to it meanwhile are queued.
final class ReplayGate: Sendable {
  private let gate = SerialGate(entered: true)
  private let type: RawType
  private let sink: RawSink
  private let scope: SinkDisposer

  init(_ type: RawType, _ sink: RawSink, _ scope: SinkDisposer) {
    self.type = type
    self.sink = sink
    self.scope = scope
  }

  var input: RawSink {
    RawSink(next: { self.next(address(of: $0)) }, finish: { self.finish($0) })
  }

  func open() { gate.leave { drain() } }

  private func next(_ value: UnsafeRawPointer) {
    gate.deliver(
      { send(value) }, orQueue: { enqueue(nil, QueuedValue(type, at: value)) },
      drain: { drain() })
  }

  private func finish(_ termination: Termination) {
    gate.deliver({ end(termination) }, orQueue: { enqueue(termination) }, drain: { drain() })
  }

  private func enqueue(_ end: Termination?, _ value: QueuedValue? = nil) {
    gate.enqueue(end, value, ValueRoom(for: type)) { drain() }
  }

  private func drain() {
    gate.drain(handling: { (termination: Termination?, value) in
      if let termination { end(termination) } else { send(value) }
    })
  }

  private func send(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { sink.next(at: value) }
  }

  private func end(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }
}
