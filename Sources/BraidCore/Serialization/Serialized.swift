// SPDX-License-Identifier: MIT

/// The owner of a ``Serialized``, which handles its messages.
///
/// A protocol instead of a closure parameter: a closure that calls `handle` on its owner would
/// retain the owner for each value.
@usableFromInline
package protocol MessageHandler<Message>: AnyObject {
  associatedtype Message

  /// Handles one message; never called concurrently or re-entrantly.
  func handle(_ message: Message)
}

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
@usableFromInline
package struct Serialized<Message>: ~Copyable, Sendable {
  @usableFromInline package let gate: SerialGate

  /// Creates an idle gate, or a gate that the caller has already entered and must ``leave(_:)``.
  @inlinable
  package init(entered: Bool = false) { gate = SerialGate(entered: entered) }

  /// Handles a message immediately if the gate is idle, otherwise queues it.
  @inlinable @inline(__always)
  package borrowing func send<Owner: MessageHandler>(
    _ message: Message, to owner: Owner
  ) where Owner.Message == Message {
    deliver(for: owner, { owner.handle(message) }, orQueue: message)
  }

  /// Runs `body` immediately if the gate is idle, otherwise queues the equivalent message.
  ///
  /// Use it where creating the message has a cost: ``send(_:to:)`` always creates it, which retains
  /// and releases the value.
  @inlinable @inline(__always)
  package borrowing func deliver<Owner: MessageHandler>(
    for owner: Owner, _ body: () -> Void, orQueue message: @autoclosure () -> Message
  ) where Owner.Message == Message {
    gate.deliver(
      body, orQueue: { enqueue(message(), for: owner) }, drain: { drain(owner) })
  }

  /// Leaves, after handling the messages that were queued in the meantime.
  @inlinable @inline(__always)
  package borrowing func leave<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    gate.leave { drain(owner) }
  }

  /// Queues a message for the thread inside the gate; handles it here if the gate has become idle.
  @inlinable @inline(never)
  package borrowing func enqueue<Owner: MessageHandler>(
    _ message: Message, for owner: Owner
  ) where Owner.Message == Message {
    gate.enqueue(message) { drain(owner) }
  }

  /// Handles the queued messages and leaves; the caller is inside.
  @inlinable @inline(never)
  package borrowing func drain<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    gate.drain { gate.handleQueued(for: owner) }
  }
}

/// The queue of messages behind a busy gate.
///
/// It uses plain memory instead of arrays, because it may be drained by a disposal, which does not
/// know the type of the messages. Handling a message must take less time than sending one takes on
/// another thread; otherwise the queue would never become empty.
@usableFromInline
package final class Backlog<Message>: @unchecked Sendable {  // the lock; the gate guards `taken`
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var waiting = MessageBatch<Message>()
  /// The batch that is being handled; reused, so that a busy gate does not allocate for every
  /// batch.
  @exclusivity(unchecked) @usableFromInline var taken = MessageBatch<Message>()
  /// An object that the owner of the gate stores here, because few gates need one.
  @usableFromInline package let companion = LazyReference()

  @inlinable
  package init() {}

  deinit {
    waiting.free()
    taken.free()
  }

  @inlinable
  package func append(_ message: Message) {
    lock.withLock { waiting.append(message) }
  }

  /// Handles the queued messages until no further one arrives; called inside the gate only.
  ///
  /// Each message is released before the next one is handled, however many are queued (C10).
  @inlinable
  package func drain(_ handle: (Message) -> Void) {
    while true {
      lock.withLock { swap(&waiting, &taken) }
      if taken.count == 0 { return }
      taken.removeAll(handle)
      if taken.capacity > 1024 {
        taken.free()
        taken = MessageBatch()
      }
    }
  }
}

/// Messages in order of arrival; the holder has to free it.
@usableFromInline
struct MessageBatch<Message> {
  @usableFromInline var messages: UnsafeMutablePointer<Message>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @inlinable
  init(capacity: Int = 8) {
    messages = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  @inlinable
  func free() {
    messages.deinitialize(count: count)
    messages.deallocate()
  }

  @inlinable
  mutating func append(_ message: Message) {
    if count == capacity { grow() }
    (messages + count).initialize(to: message)
    count += 1
  }

  @inlinable @inline(never)
  mutating func grow() {
    let larger = MessageBatch(capacity: capacity * 2)
    larger.messages.moveInitialize(from: messages, count: count)
    messages.deallocate()
    (messages, capacity) = (larger.messages, larger.capacity)
  }

  /// Passes each message to `handle`, and releases it before the next one.
  @inlinable
  mutating func removeAll(_ handle: (Message) -> Void) {
    for index in 0..<count {
      let message = (messages + index).move()
      handle(message)
    }
    count = 0
  }
}
