// SPDX-License-Identifier: MIT
public import Synchronization

/// The base of operators with several sources: one gate in front of one observer.
///
/// Subclasses handle the events of each source. Their output goes through ``forward(_:)`` and
/// ``finish(_:)``, which may be called on any thread, or through messages of their own, `Extra`,
/// which ``receive(_:)`` handles inside the gate.
@usableFromInline
package class SerialSink<Element, Extra>: GroupSink<Element>, MessageHandler,
  @unchecked Sendable  // guarded by the gate
{
  @usableFromInline final let serialized = Serialized<Message>()
  /// Which ends tear their source down before they are forwarded; `always` goes for all sources, at
  /// the end of the result.
  @usableFromInline package final let early: EarlyTeardown

  @usableFromInline
  package enum Message {
    case next(Element)
    case finish(Termination)
    /// No source remains that could send an event.
    case abandon
    case extra(Extra)
  }

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown) {
    self.early = early
    super.init(consume sink, outer)
  }

  /// Sends a value.
  @inlinable
  final func forward(_ element: Element) {
    serialized.deliver(
      for: self, { if !outer.isDisposed { sink.next(element) } }, orQueue: .next(element))
  }

  /// Ends the result.
  ///
  /// From now on the operator starts nothing, even if the terminal event is queued.
  @inlinable
  package final func finish(_ termination: Termination) {
    isEnding.store(true, ordering: .relaxed)
    serialized.send(.finish(termination), to: self)
  }

  /// Handles the end of an ``EventSource/Start/immediate`` inner source: only an error ends the
  /// result.
  @inlinable
  final func immediateFinished(_ termination: Termination) {
    if case .error = termination { finish(termination) }
  }

  /// Abandons the result after the events that were sent before.
  @usableFromInline
  final func abandonSerially() {
    // Creating the message is a separate function, because it needs type metadata.
    serialized.gate.deliver(
      { if !outer.isDisposed { abandonResult() } },
      orQueue: { enqueueAbandonment() }, drain: { serialized.drain(self) })
  }

  @inline(never)
  private final func enqueueAbandonment() { serialized.enqueue(.abandon, for: self) }

  @inlinable
  package final func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .next(let element): sink.next(element)
    case .finish(let termination): end(termination)
    case .abandon: abandonResult()
    case .extra(let message): receive(message)
    }
  }

  /// Forwards the end of the result; inside the gate.
  @inlinable
  final func end(_ termination: Termination) {
    if early == .always { dispose() }
    sink.finish(termination)
  }

  /// Handles a message of the subclass, inside the gate, unless the result has ended.
  @usableFromInline
  func receive(_ message: Extra) {}
}
