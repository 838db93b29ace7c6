// SPDX-License-Identifier: MIT

/// Serializes messages from user code or from several sources: from any thread, and re-entrantly
/// (C2, C3).
///
/// One message is handled at a time. A message that arrives during that is queued and handled
/// directly after it, in order, by the thread that is already handling messages; no lock is held
/// during the calls. The queue is allocated on first use, so without contention this costs two
/// words and two compare-and-swaps per message.
///
/// ```
/// final class Counter: MessageHandler {
///   let serialized = Serialized<Int>()
///   var total = 0
///   func handle(_ step: Int) { total += step }
///   func add(_ step: Int) { serialized.send(step, to: self) }  // from any thread
/// }
/// ```
package struct Serialized<Message>: ~Copyable, Sendable {
  package let gate = SerialGate()

  package init() {}

  /// Handles a message immediately if the gate is idle, otherwise queues it.
  package borrowing func send<Owner: MessageHandler>(
    _ message: Message, to owner: Owner
  ) where Owner.Message == Message {
    deliver(for: owner, { owner.handle(message) }, orQueue: message)
  }

  /// Runs `body` immediately if the gate is idle, otherwise queues the equivalent message.
  ///
  /// Use it where creating the message has a cost: ``send(_:to:)`` always creates it, which retains
  /// and releases the value.
  package borrowing func deliver<Owner: MessageHandler>(
    for owner: Owner, _ body: () -> Void, orQueue message: @autoclosure () -> Message
  ) where Owner.Message == Message {
    gate.deliver(
      body, orQueue: { enqueue(message(), for: owner) }, drain: { drain(owner) })
  }

  /// Queues a message for the thread inside the gate; handles it here if the gate has become idle.
  @inline(never)
  borrowing func enqueue<Owner: MessageHandler>(
    _ message: Message, for owner: Owner
  ) where Owner.Message == Message {
    gate.enqueue(message) { drain(owner) }
  }

  /// Handles the queued messages and leaves; the caller is inside.
  @inline(never)
  package borrowing func drain<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    gate.drain(for: owner)
  }
}
