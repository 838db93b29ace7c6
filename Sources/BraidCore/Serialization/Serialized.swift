// SPDX-License-Identifier: MIT

/// What a ``Serialized`` delivers to: whoever owns it.
///
/// A protocol and not a closure a call: one that says `handle` to its owner retains it, for each
/// value.
@usableFromInline
package protocol MessageHandler<Message>: AnyObject {
  associatedtype Message

  /// Handles one message; never called twice at a time.
  func handle(_ message: Message)
}

/// Serializes what user code or several sources push: from any thread, and re-entrantly (C2, C3).
///
/// One message is handled at a time. A message that comes while another is being handled waits and
/// is handled right after it, in order, by the thread that is already at it; no lock is held
/// meanwhile. The queue is made when it is first needed, so an owner that is never contended pays
/// for two words and two compare-and-swaps a message.
///
/// ```swift
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

  /// An idle one; or one that its maker has entered already and must ``leave(_:)``.
  @inlinable
  package init(entered: Bool = false) { gate = SerialGate(entered: entered) }

  /// Lets the owner handle a message now if nobody is inside, otherwise queues it.
  @inlinable @inline(__always)
  package borrowing func send<Owner: MessageHandler>(
    _ message: Message, to owner: Owner
  ) where Owner.Message == Message {
    deliver(for: owner, { owner.handle(message) }, orQueue: message)
  }

  /// Runs `body` now if nobody is inside, otherwise queues the message, which means the same.
  ///
  /// For events whose message is work to make: ``send(_:to:)`` makes it even if it need not wait,
  /// which counts the references of a value.
  @inlinable @inline(__always)
  package borrowing func deliver<Owner: MessageHandler>(
    for owner: Owner, _ body: () -> Void, orQueue message: @autoclosure () -> Message
  ) where Owner.Message == Message {
    gate.deliver(
      body, orQueue: { enqueue(message(), for: owner) }, drain: { drain(owner) })
  }

  /// Leaves, after what was queued meanwhile.
  @inlinable @inline(__always)
  package borrowing func leave<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    gate.leave { drain(owner) }
  }

  /// Queues a message for whoever is inside; handles it here if nobody is any more.
  @inlinable @inline(never)
  package borrowing func enqueue<Owner: MessageHandler>(
    _ message: Message, for owner: Owner
  ) where Owner.Message == Message {
    gate.enqueue(message) { drain(owner) }
  }

  /// Lets the owner handle what was queued, and leaves; the caller is inside.
  @inlinable @inline(never)
  package borrowing func drain<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    gate.drain { gate.handleQueued(for: owner) }
  }
}

/// The messages that wait outside a busy gate.
///
/// In plain memory and not in arrays: whoever is inside may be a disposal, which does not know the
/// type of the messages. It must handle one in less time than another thread needs to send one, or
/// that thread would be ahead for ever.
@usableFromInline
package final class Backlog<Message>: @unchecked Sendable {  // the lock; inside the gate: `taken`
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var waiting = MessageBatch<Message>()
  /// What is being handled; kept, so that a busy gate does not allocate for every batch.
  @exclusivity(unchecked) @usableFromInline var taken = MessageBatch<Message>()

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

  /// Handles all that waits, and what comes meanwhile; called inside the gate only.
  ///
  /// A message is let go of before the next one is handled, however many wait (C10).
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

/// Messages in the order in which they came; whoever has it frees it.
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

  /// Hands out each message, and lets go of it before the next one.
  @inlinable
  mutating func removeAll(_ handle: (Message) -> Void) {
    for index in 0..<count {
      let message = (messages + index).move()
      handle(message)
    }
    count = 0
  }
}
