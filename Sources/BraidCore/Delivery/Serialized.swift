// SPDX-License-Identifier: MIT

/// Serializes what user code or several sources push: from any thread, and re-entrantly (C2, C3).
///
/// One message is handled at a time. A message that comes while another is being handled waits and
/// is handled right behind it, in order, by the thread that is already at it; no lock is held
/// meanwhile. The queue is made when it is first needed, so an owner that is never contended pays
/// for two words and two compare-and-swaps a message.
///
/// ```swift
/// if serialized.enter() {
///   handleNow(value)                       // the usual way: nothing is wrapped or queued
///   serialized.leave { handle($0) }
/// } else {
///   serialized.enqueue(.value(value)) { handle($0) }
/// }
/// ```
@frozen
@usableFromInline
package struct Serialized<Message>: ~Copyable {
  @usableFromInline package let door: Door
  @usableFromInline let backlog = LazyReference()

  /// An idle one; or one that its maker has entered already and must leave.
  @inlinable
  package init(entered: Bool = false) { door = Door(entered: entered) }

  /// Tries to get in: true if the caller may handle its message and then leave, false if it has to
  /// enqueue it.
  @inlinable @inline(__always)
  package borrowing func enter() -> Bool { door.enter() }

  /// Leaves, or handles what was queued meanwhile first.
  @inlinable @inline(__always)
  package borrowing func leave(_ handle: (Message) -> Void) {
    if !door.leave() { drain(handle) }
  }

  /// Queues a message for whoever is inside; handles it here if nobody is any more.
  @inlinable @inline(never)
  package borrowing func enqueue(_ message: Message, _ handle: (Message) -> Void) {
    queue.append(message)
    if door.announce() {
      drain(handle)
    } else {
      SynchronizationTracker.report()
    }
  }

  /// Handles a message now if nobody is inside, otherwise queues it.
  @inlinable
  package borrowing func send(_ message: Message, _ handle: (Message) -> Void) {
    if enter() {
      handle(message)
      leave(handle)
    } else {
      enqueue(message, handle)
    }
  }

  @usableFromInline var queue: Backlog<Message> {
    @inlinable borrowing get {
      unsafeDowncast(backlog.get { Backlog<Message>() }, to: Backlog.self)
    }
  }

  @inlinable @inline(never)
  borrowing package func drain(_ handle: (Message) -> Void) {
    let queue = queue
    var missed = door.announced()
    repeat {
      queue.workOff(handle)
      missed = door.settle(missed)
    } while missed != 0
  }
}

/// The messages that wait outside a busy door.
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
  @inlinable
  package func workOff(_ handle: (Message) -> Void) {
    while var batch = take() {
      for index in batch.indices { handle(batch[index]) }
      batch.removeAll(keepingCapacity: batch.count <= 1024)
      giveBack(batch)
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

  /// Keeps an emptied batch, so that a busy door does not allocate for every batch.
  @inlinable
  func giveBack(_ batch: ContiguousArray<Message>) {
    lock.withLock { spare = batch }
  }
}
