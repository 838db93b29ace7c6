// SPDX-License-Identifier: MIT

/// A gate in front of an observer: `create`, and an observer that is receiving replayed values.
///
/// It accepts events from any thread, delivers one at a time, ignores events after the first
/// terminal event, and drops all events after disposal.
package final class SinkGate: Sendable {
  private let gate: SerialGate
  private let hasFinished = AtomicFlag()
  private let type: RawType
  private let sink: RawSink
  private let scope: SinkDisposer

  /// - Parameter entered: Whether events are queued until ``open()``.
  package init(
    _ type: RawType, _ sink: consuming RawSink, _ scope: SinkDisposer, entered: Bool = false
  ) {
    gate = SerialGate(entered: entered)
    self.type = type
    self.sink = sink
    self.scope = scope
  }

  /// The sink for the events.
  package var input: RawSink {
    RawSink(next: { self.next(address(of: $0)) }, finish: { self.finish($0) })
  }

  /// Delivers the queued events.
  func open() { gate.leave { drain() } }

  package func finish(_ termination: Termination) {
    if hasFinished.exchange(true, ordering: .acquiringAndReleasing) { return }
    gate.deliver({ end(termination) }, orQueue: { enqueue(termination) }, drain: { drain() })
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    if hasFinished.load(ordering: .relaxed) { return }
    gate.deliver(
      { send(value) }, orQueue: { enqueue(nil, QueuedValue(type, at: value)) },
      drain: { drain() })
  }

  @inline(never)
  private func enqueue(_ end: Termination?, _ value: QueuedValue? = nil) {
    gate.enqueue(end, value, ValueRoom(for: type)) { drain() }
  }

  @inline(never)
  private func drain() {
    gate.drain(handling: { (termination: Termination?, value) in
      if let termination { end(termination) } else { send(value) }
    })
  }

  // The gate and the scope are different questions: the sender may have finished, or the observer
  // may have disposed the subscription.
  @inline(__always)
  private func send(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { sink.next(at: value) }
  }

  private func end(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }
}
