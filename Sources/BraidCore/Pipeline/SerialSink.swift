// SPDX-License-Identifier: MIT

/// The base of operators with several sources: one gate in front of one observer.
///
/// Subclasses handle the events of each source. Their output goes through ``forward(_:)`` and
/// ``finish(_:)``, which may be called on any thread, or through messages of their own, `Extra`,
/// which ``receive(_:)`` handles inside the gate.
@usableFromInline
package class SerialSink<Element, Extra>: SerialGroup, MessageHandler,
  @unchecked Sendable  // guarded by the gate
{
  @usableFromInline final let sink: EventSink<Element>

  @usableFromInline
  package enum Message {
    case next(Element)
    case end(End)
    case extra(Extra)
  }

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown) {
    self.sink = consume sink
    super.init(outer, early)
  }

  /// Sends a value.
  @inlinable
  final func forward(_ element: Element) {
    deliver({ if !outer.isDisposed { sink.next(element) } }, orQueue: .next(element))
  }

  /// Handles a message of the subclass, or queues it.
  @inlinable
  final func sendExtra(_ message: Extra) {
    deliver({ if !outer.isDisposed { receive(message) } }, orQueue: .extra(message))
  }

  /// Runs `body` inside the gate, or queues the equivalent message.
  @inlinable @inline(__always)
  final func deliver(_ body: () -> Void, orQueue message: @autoclosure () -> Message) {
    gate.deliver(body, orQueue: { enqueue(message()) }, drain: { drainHere() })
  }

  @inlinable
  package final func handle(_ message: Message) {
    switch message {
    case .end(let end): handle(end)
    case .next(let element): if !outer.isDisposed { sink.next(element) }
    case .extra(let message): if !outer.isDisposed { receive(message) }
    }
  }

  /// Handles a message of the subclass, inside the gate, unless the result has ended.
  @usableFromInline
  func receive(_ message: Extra) {}

  @inlinable @inline(never)
  final func enqueue(_ message: Message) { gate.enqueue(message) { drainHere() } }

  /// Handles the queued messages and leaves; specialized where values are sent.
  @inlinable @inline(never)
  final func drainHere() { gate.drain(for: self) }

  final override func forward(_ end: Termination) { sink.finish(end) }

  final override func enqueue(_ end: End) { enqueue(.end(end)) }

  final override func drain() { drainHere() }
}
