// SPDX-License-Identifier: MIT
public import Synchronization

/// What an operator with several sources sends through: one gate in front of one observer.
///
/// Subclasses say what happens with each source's events; all they send goes through
/// ``forward(_:)`` and ``end(_:)``, which any thread may call.
@usableFromInline
package class SerialSink<Element>: SubscriptionGroup, MessageHandler,
  @unchecked Sendable  // a gate
{
  @usableFromInline final let sink: EventSink<Element>
  @usableFromInline final let serialized = Serialized<Message>()
  /// Which ends tear their source down before they are forwarded; `always` goes for all sources, at
  /// the end of the result.
  @usableFromInline package final let early: EarlyTeardown

  @usableFromInline
  package enum Message {
    case next(Element)
    case finish(Termination)
    /// No source is left that could send.
    case abandon
  }

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown) {
    self.sink = consume sink
    self.early = early
    super.init(outer)
  }

  /// Sends a value.
  @inlinable
  final func forward(_ element: Element) {
    serialized.deliver(
      for: self, { if !outer.isDisposed { sink.next(element) } }, orQueue: .next(element))
  }

  /// Ends the result; nothing more is started, even if the end has to wait.
  @inlinable
  package final func finish(_ termination: Termination) {
    isEnding.store(true, ordering: .relaxed)
    serialized.send(.finish(termination), to: self)
  }

  /// An inner source that was over at once has ended: only an error ends the result.
  @inlinable
  final func immediateFinished(_ termination: Termination) {
    if case .error = termination { finish(termination) }
  }

  /// Lets go of the result after what was sent.
  @usableFromInline
  final func abandonSerially() {
    // What makes a message is apart: it needs metadata of the messages.
    serialized.gate.deliver(
      { if !outer.isDisposed { abandonResult() } },
      orQueue: { enqueueAbandonment() }, drain: { serialized.drain(self) })
  }

  @inline(never)
  private final func enqueueAbandonment() { serialized.enqueue(.abandon, for: self) }

  @inlinable @inline(__always)
  package final func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .next(let element): sink.next(element)
    case .finish(let termination):
      if early == .always { dispose() }
      sink.finish(termination)
    case .abandon: abandonResult()
    }
  }
}
