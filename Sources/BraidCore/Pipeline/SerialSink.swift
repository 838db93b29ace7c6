// SPDX-License-Identifier: MIT

/// The base of operators with several sources: one gate in front of one observer.
///
/// Subclasses handle the events of each source. Their output goes through ``forward(_:)`` and
/// ``finish(_:)``, which may be called on any thread. A value or an end that only the thread inside
/// the gate can judge is sent with a tag, and handled by ``receive(_:tag:)``.
package class SerialSink: SubscriptionGroup, @unchecked Sendable {  // guarded by the gate
  final let sink: RawSink
  /// The type of the values.
  private final let type: RawType
  private final let gate = SerialGate()
  /// Which ends tear their source down before they are forwarded; `always` goes for all sources, at
  /// the end of the result.
  final let early: EarlyTeardown
  /// Whether the source of the operator has terminated or was abandoned, or its selector has
  /// thrown; set by that source only.
  final let hasSourceTerminated = AtomicFlag()

  /// An event without a value.
  enum End {
    case finish(Termination)
    /// No source remains that could send an event.
    case abandon
    /// The end of one source; nil if it was abandoned.
    case tagged(Termination?, UInt64)
  }

  private enum Message {
    case value(UInt64)
    case end(End)
  }

  init(
    _ sink: consuming RawSink, _ type: RawType, _ outer: borrowing SinkDisposer,
    _ early: EarlyTeardown
  ) {
    self.sink = consume sink
    self.type = type
    self.early = early
    super.init(outer)
  }

  /// Notes the end of the source.
  ///
  /// - Returns: False if it was noted before.
  final func noteSourceEnd() -> Bool {
    if hasSourceTerminated.load(ordering: .relaxed) { return false }
    hasSourceTerminated.store(true, ordering: .sequentiallyConsistent)
    return true
  }

  // MARK: Sending

  /// Sends a value.
  ///
  /// Checks the result, although a source checks its own scope before it sends: before the value
  /// entered the gate, another source may have ended the result (C1).
  @inline(__always)
  final func forward(_ value: UnsafeRawPointer) {
    deliver({ if !outer.isDisposed { sink.next(untyped(at: value).pointee) } }, orQueue: value)
  }

  /// A sink whose values are forwarded.
  final func forwarding(finish: @escaping @Sendable (Termination) -> Void) -> RawSink {
    RawSink(next: forwardingNext, finish: finish)
  }

  // Not inlined, so that the source calls the only copy of the closure.
  @inline(never)
  private final var forwardingNext: @Sendable (borrowing Untyped) -> Void {
    { self.forward(address(of: $0)) }
  }

  /// Runs `body` inside the gate, or queues the value for ``receive(_:tag:)``.
  @inline(__always)
  final func deliver(
    _ body: () -> Void, orQueue value: UnsafeRawPointer, tag: UInt64 = 0
  ) {
    gate.deliver(
      body, orQueue: { enqueue(.value(tag), QueuedValue(type, at: value)) }, drain: { drain() })
  }

  /// Ends the result; if the terminal event is queued, all sources are torn down here.
  final func finish(_ termination: Termination) { send(.finish(termination)) }

  /// Abandons the result after the events that were sent before.
  final func abandonSerially() { send(.abandon) }

  /// Handles an end immediately if the gate is idle, otherwise queues it.
  final func send(_ end: End) {
    gate.deliver({ handle(end) }, orQueue: { enqueue(.end(end)) }, drain: { drain() })
  }

  @inline(never)
  private final func enqueue(_ message: Message, _ value: QueuedValue? = nil) {
    // Sent by a teardown, after the end of the result has arrived.
    if value != nil, isSpent { return }
    // First: the thread inside may deliver the end immediately, and would still be tearing down
    // when this one goes on, and resubscribes.
    if case .end(.finish) = message { dispose() }
    gate.enqueue(message, value, ValueRoom(for: type)) { drain() }
  }

  @inline(never)
  private final func drain() { gate.drain(handling: { handle($0, $1) }) }

  /// Handles a queued message; see ``JoinSink`` for why it is not inlined.
  @inline(never)
  private final func handle(_ message: Message, _ value: UnsafeMutableRawPointer) {
    switch message {
    case .value(let tag): if !outer.isDisposed { receive(value, tag: tag) }
    case .end(let end): handle(end)
    }
  }

  // MARK: Inside the gate

  /// Handles a queued value, unless the result was disposed.
  func receive(_ value: UnsafeRawPointer, tag: UInt64) { sink.next(untyped(at: value).pointee) }

  /// Handles the end of one source, unless the result was disposed.
  func receive(_ end: Termination?, tag: UInt64) {}

  private final func handle(_ end: End) {
    if outer.isDisposed { return }
    switch end {
    case .finish(let termination): self.end(termination)
    case .abandon: abandonResult()
    case .tagged(let termination, let tag): receive(termination, tag: tag)
    }
  }

  /// Forwards the end of the result; from now on the operator starts nothing.
  final func end(_ termination: Termination) {
    hasFinished.store(true, ordering: .relaxed)
    if early == .always { dispose() }
    sink.finish(termination)
  }
}
