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
@frozen
@usableFromInline
package struct Serialized<Message>: ~Copyable {
  @usableFromInline package let gate: SerialGate
  @usableFromInline let backlog = LazyReference()

  /// An idle one; or one that its maker has entered already and must ``leave(_:)``.
  @inlinable
  package init(entered: Bool = false) { gate = SerialGate(entered: entered) }

  /// Lets the owner handle a message now if nobody is inside, otherwise queues it.
  @inlinable @inline(__always)
  package borrowing func send<Owner: MessageHandler>(
    _ message: Message, to owner: Owner
  ) where Owner.Message == Message {
    if gate.tryEnter() {
      owner.handle(message)
      leave(owner)
    } else {
      enqueue(message, for: owner)
    }
  }

  /// Leaves, after what was queued meanwhile.
  @inlinable @inline(__always)
  package borrowing func leave<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    if !gate.tryLeave() { drain(owner) }
  }

  /// Queues a message for whoever is inside; handles it here if nobody is any more.
  @inlinable @inline(never)
  package borrowing func enqueue<Owner: MessageHandler>(
    _ message: Message, for owner: Owner
  ) where Owner.Message == Message {
    queue.append(message)
    RaceWindow.reach(.messageQueued)
    if gate.addPending() {
      drain(owner)
    } else {
      SynchronizationTracker.report()
    }
  }

  @inlinable @inline(never)
  borrowing func drain<Owner: MessageHandler>(
    _ owner: Owner
  ) where Owner.Message == Message {
    let queue = queue
    var missed = gate.pending()
    repeat {
      queue.drain { owner.handle($0) }
      missed = gate.subtractPending(missed)
    } while missed != 0
  }

  @usableFromInline var queue: Backlog<Message> {
    @inlinable borrowing get {
      unsafeDowncast(backlog.get { Backlog<Message>() }, to: Backlog.self)
    }
  }
}

/// The messages that wait outside a busy gate.
@usableFromInline
package final class Backlog<Message>: @unchecked Sendable {  // both arrays under the lock only
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var waiting: ContiguousArray<Message> = []
  @exclusivity(unchecked) @usableFromInline var spare: ContiguousArray<Message> = []

  @inlinable
  package init() {}

  @inlinable
  package func append(_ message: Message) {
    lock.withLock { waiting.append(message) }
  }

  /// Handles all that waits, and what comes meanwhile.
  ///
  /// A message is let go of before the next one is handled, however many wait (C10).
  @inlinable
  package func drain(_ handle: (Message) -> Void) {
    while var batch = take() {
      batch.reverse()
      while let message = batch.popLast() { handle(message) }
      if batch.capacity <= 1024 { giveBack(batch) }
    }
  }

  /// All that waits, or nil if nothing does.
  @inlinable
  func take() -> ContiguousArray<Message>? {
    lock.withLock {
      guard !waiting.isEmpty else { return nil }
      let batch = waiting
      waiting = spare
      spare = []
      return batch
    }
  }

  /// Keeps an emptied batch, so that a busy gate does not allocate for every batch.
  @inlinable
  func giveBack(_ batch: ContiguousArray<Message>) {
    lock.withLock { spare = batch }
  }
}
