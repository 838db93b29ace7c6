// SPDX-License-Identifier: MIT
public import Synchronization

/// Lets one delivery in at a time, without holding a lock across it (C3, C4).
///
/// An idle gate costs one compare-and-swap in and one out. A send that finds the gate busy is
/// queued here, and whoever is inside delivers it. The queue is made when it is first needed.
/// Noncopyable: it lives inside its owner and costs no allocation.
///
/// An owner that is generic in its messages has a ``Serialized``, which knows their type. The gate
/// itself does not, so that it can be entered and left without metadata.
@usableFromInline
package struct SerialGate: ~Copyable, Sendable {
  @usableFromInline let backlog = LazyReference()
  /// The delivery under way, if any, plus the sends that were queued since; zero when idle.
  @usableFromInline let count: Atomic<Int32>

  /// A gate with nobody inside; or one that its maker has entered already.
  @inlinable
  package init(entered: Bool = false) { count = Atomic(entered ? 1 : 0) }

  /// Runs `body` inside, and `drain` after it if sends were queued meanwhile; runs `enqueue` if
  /// somebody else is inside.
  ///
  /// - Parameter drain: Calls ``drain(_:)``.
  @inlinable @inline(__always)
  package borrowing func deliver(
    _ body: () -> Void, orQueue enqueue: () -> Void, drain: () -> Void
  ) {
    if tryEnter() {
      body()
      leave(drain)
    } else {
      enqueue()
    }
  }

  /// Leaves; runs `drain` if sends were queued meanwhile.
  @inlinable @inline(__always)
  package borrowing func leave(_ drain: () -> Void) {
    if !tryLeave() { drain() }
  }

  /// Runs `handleQueued` until nothing was queued meanwhile, and leaves; the caller is inside.
  @inlinable @inline(__always)
  package borrowing func drain(_ handleQueued: () -> Void) {
    var missed = count.load(ordering: .acquiring)
    repeat {
      handleQueued()
      missed = count.wrappingSubtract(missed, ordering: .acquiringAndReleasing).newValue
    } while missed != 0
  }

  /// Tries to get in: true if the caller is inside and must leave, false if it has to queue.
  @inlinable @inline(__always)
  borrowing func tryEnter() -> Bool {
    count.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// Tries to get out: false if sends were queued meanwhile, which the caller must drain.
  @inlinable @inline(__always)
  borrowing func tryLeave() -> Bool {
    count.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Counts a queued send in; true if nobody is inside any more, and the caller is and must drain.
  @inlinable
  package borrowing func addPending() -> Bool {
    count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
  }
}

// MARK: What waits

extension SerialGate {
  /// Queues a message of a user's for whoever is inside; runs `drain` if nobody is any more.
  @inlinable @inline(__always)
  package borrowing func enqueue<Message>(_ message: Message, drain: () -> Void) {
    if queue(message) { drain() } else { SynchronizationTracker.report() }
  }

  /// Queues a message for whoever is inside; true if nobody is any more, and the caller is and must
  /// drain.
  @inlinable @inline(__always)
  package borrowing func queue<Message>(_ message: Message) -> Bool {
    backlog(of: Message.self).append(message)
    RaceWindow.reach(.messageQueued)
    return addPending()
  }

  /// Lets the owner handle what waits; the caller is inside, within ``drain(_:)``.
  ///
  /// - Precondition: All messages that were queued here are the owner's.
  @inlinable @inline(__always)
  package borrowing func handleQueued<Owner: MessageHandler>(for owner: Owner) {
    if backlog.load() == nil { return }
    backlog(of: Owner.Message.self).drain { owner.handle($0) }
  }

  @inlinable
  borrowing func backlog<Message>(of type: Message.Type) -> Backlog<Message> {
    backlog.get { Backlog() }
  }
}

// MARK: An order that a lock decides

extension SerialGate {
  /// The place of a message in the order.
  @usableFromInline
  package enum Place {
    /// It is ignored.
    case none
    /// It is next, and the gate entered.
    case inside
    /// It is queued, and whoever delivers takes it along.
    case queued
    /// It is queued, and nobody is delivering any more.
    case mustDrain
  }

  /// Enters the gate or queues the message: the half of ``deliver(_:orQueue:drain:)`` that an owner
  /// calls under its lock, where the order of what it keeps and the order of deliveries are one.
  @inlinable @inline(__always)
  package borrowing func enterOrQueue<Message>(_ message: @autoclosure () -> Message) -> Place {
    if tryEnter() { return .inside }
    backlog(of: Message.self).append(message())
    return addPending() ? .mustDrain : .queued
  }

  /// The other half, after the lock: runs `body` inside, if that is the message's place.
  @inlinable @inline(__always)
  package borrowing func deliver(
    at place: Place, _ body: () -> Void, drain: () -> Void
  ) {
    switch place {
    case .none: break
    case .inside:
      body()
      leave(drain)
    case .queued: SynchronizationTracker.report()
    case .mustDrain: drain()
    }
  }
}
