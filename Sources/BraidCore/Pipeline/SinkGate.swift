// SPDX-License-Identifier: MIT

/// A gate in front of an observer: `create`, and an observer that is receiving replayed values.
///
/// It accepts events from any thread, delivers one at a time, ignores events after the first
/// terminal event, and drops all events after disposal.
package final class SinkGate: Sendable {
  private enum Message {
    /// A value, and its mark if the subject that sends it is bound.
    case value(AnyObject?)
    case end(Termination)
  }

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
    RawSink(next: { self.next(address(of: $0), nil) }, finish: { self.finish($0) })
  }

  /// The sink for the events of a subject whose values may have marks.
  ///
  /// - Parameter mark: Returns the mark of the value that the subject delivers on this thread. A
  ///   mark of another subject must not be queued: it would be current again when that subject
  ///   delivers other values.
  func input(marked mark: @escaping @Sendable () -> AnyObject?) -> RawSink {
    RawSink(next: { self.next(address(of: $0), mark()) }, finish: { self.finish($0) })
  }

  /// Delivers the queued events.
  func open() { gate.leave { drain() } }

  package func finish(_ termination: Termination) {
    if hasFinished.exchange(true) { return }
    gate.deliver({ end(termination) }, orQueue: { enqueue(.end(termination)) }, drain: { drain() })
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer, _ mark: @autoclosure () -> AnyObject?) {
    if hasFinished.load(ordering: .relaxed) { return }
    gate.deliver(
      { send(value) }, orQueue: { enqueue(value, mark()) }, drain: { drain() })
  }

  @inline(never)
  private func enqueue(_ value: UnsafeRawPointer, _ mark: AnyObject?) {
    enqueue(.value(mark), QueuedValue(type, at: value))
  }

  @inline(never)
  private func enqueue(_ message: Message, _ value: QueuedValue? = nil) {
    gate.enqueue(message, value, ValueRoom(for: type)) { drain() }
  }

  @inline(never)
  private func drain() {
    gate.drain(handling: { (message: Message, value) in
      switch message {
      case .value(let mark): ThreadContext.current.whileMarked(mark) { send(value) }
      case .end(let termination): end(termination)
      }
    })
  }

  // The gate and the scope are different questions: the sender may have finished, or the observer
  // may have disposed the subscription.
  @inline(__always)
  private func send(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { sink.next(untyped(at: value).pointee) }
  }

  private func end(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }
}
