// SPDX-License-Identifier: MIT

/// Admits one delivery at a time without holding a lock during it (C3, C4).
///
/// An idle gate costs one compare-and-swap to enter and one to leave. A send that finds the gate
/// busy queues its message, and the thread inside delivers it. The queue is allocated on first use.
/// Noncopyable: it is stored inside its owner and needs no allocation.
///
/// The gate does not know the type of its messages, so entering and leaving need no type metadata.
/// An owner that is generic in its messages uses ``Serialized``, which knows the type.
@usableFromInline
package struct SerialGate: ~Copyable, Sendable {
  @usableFromInline let backlog = LazyReference()
  /// One for a delivery in progress, plus the number of sends queued since; zero when idle.
  @usableFromInline let count: AtomicInt32

  /// Creates an idle gate, or a gate that the caller has already entered.
  @inlinable
  package init(entered: Bool = false) { count = AtomicInt32(entered ? 1 : 0) }

  /// Runs `body` inside the gate, then `drain` if sends were queued in the meantime.
  ///
  /// If the gate is busy, runs `enqueue` instead.
  ///
  /// - Parameter drain: Calls ``drain(_:)``.
  @_alwaysEmitIntoClient @inline(__always)
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

  /// Leaves the gate; runs `drain` if sends were queued in the meantime.
  @_alwaysEmitIntoClient @inline(__always)
  borrowing func leave(_ drain: () -> Void) {
    if !tryLeave() { drain() }
  }

  /// Runs `handleQueued` until no further send is queued, then leaves; the caller is inside.
  @_alwaysEmitIntoClient @inline(__always)
  package borrowing func drain(_ handleQueued: () -> Void) {
    var missed = count.load()
    repeat {
      handleQueued()
      missed = count.wrappingSubtract(missed).newValue
    } while missed != 0
  }

  /// Whether no delivery is in progress, and none is queued.
  @inline(__always)
  var isIdle: Bool { count.load() == 0 }

  /// Tries to enter.
  ///
  /// True: the caller is inside and must leave. False: the caller has to queue.
  @_alwaysEmitIntoClient @inline(__always)
  borrowing func tryEnter() -> Bool {
    count.compareExchange(expected: 0, desired: 1).exchanged
  }

  /// Tries to leave.
  ///
  /// False: sends were queued in the meantime, and the caller must drain them.
  @_alwaysEmitIntoClient @inline(__always)
  borrowing func tryLeave() -> Bool {
    count.compareExchange(expected: 1, desired: 0).exchanged
  }

  /// Counts a queued send.
  ///
  /// True: the gate was idle, so the caller is now inside and must drain.
  @inlinable
  package borrowing func addPending() -> Bool {
    count.wrappingAdd(1).oldValue == 0
  }
}

// MARK: Queued messages

// The functions that take no message are compiled in the library: clients compile only the closures
// that create and handle a message.
extension SerialGate {
  /// Queues a user's message for the thread inside the gate; runs `drain` if the gate has become
  /// idle.
  @_alwaysEmitIntoClient @inline(__always)
  package borrowing func enqueue<Message>(_ message: Message, drain: () -> Void) {
    if enqueue(Message.self, { $0.initializeMemory(as: Message.self, to: message) }) { drain() }
  }

  /// Passes the queued messages to the owner until none is left, then leaves; the caller is
  /// inside.
  ///
  /// - Precondition: All messages that were queued here are the owner's.
  @_alwaysEmitIntoClient @inline(__always)
  borrowing func drain<Owner: MessageHandler>(for owner: Owner) {
    drain(moving: { owner.handle($0.assumingMemoryBound(to: Owner.Message.self).move()) })
  }

  @usableFromInline @inline(never)
  borrowing func enqueue(
    _ type: any Any.Type, _ write: (UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    let mustDrain = queue(type, write)
    if !mustDrain { noteQueued() }
    return mustDrain
  }

  /// Reports a send that waits for the thread inside the gate.
  @usableFromInline @inline(never)
  borrowing func noteQueued() { SynchronizationTracker.report() }

  @usableFromInline @inline(never)
  borrowing func queue(
    _ type: any Any.Type, _ write: (UnsafeMutableRawPointer) -> Void
  ) -> Bool {
    append(type, write)
    RaceWindow.reach(.messageQueued)
    return addPending()
  }

  @usableFromInline @inline(never)
  borrowing func drain(moving handle: (UnsafeMutableRawPointer) -> Void) {
    drain { backlog.load(as: Backlog.self)?.drain(moving: handle) }
  }

  private borrowing func append(
    _ type: any Any.Type, _ write: (UnsafeMutableRawPointer) -> Void
  ) {
    let backlog = backlog(of: type)
    // Before it is queued: the thread inside may deliver it immediately.
    Tracing.waits(backlog)
    backlog.append(write)
  }

  @usableFromInline
  borrowing func backlog(of type: any Any.Type) -> Backlog {
    backlog.get { Backlog(of: type) }
  }
}

// MARK: Queued messages with values

// Of engines that know the type of their values at run time only.
extension SerialGate {
  /// Queues a message, and a copy of a value, for the thread inside the gate; runs `drain` if the
  /// gate has become idle.
  package borrowing func enqueue<Message>(
    _ message: Message, _ value: QueuedValue? = nil, _ room: ValueRoom, drain: () -> Void
  ) {
    if queue(message, value, room) { drain() } else { noteQueued() }
  }

  /// Queues a message, and a copy of a value, for the thread inside the gate.
  ///
  /// True: the gate has become idle, so the caller is now inside and must drain.
  @inline(never)
  borrowing func queue<Message>(
    _ message: Message, _ value: QueuedValue? = nil, _ room: ValueRoom
  ) -> Bool {
    append(message, value, room)
    RaceWindow.reach(.messageQueued)
    return addPending()
  }

  /// Queues a message and a copy of a value; called under the owner's lock.
  @inline(never)
  borrowing func place<Message>(
    _ message: Message, _ value: QueuedValue? = nil, _ room: ValueRoom
  ) -> Place {
    append(message, value, room)
    return addPending() ? .mustDrain : .queued
  }

  private borrowing func append<Message>(
    _ message: Message, _ value: QueuedValue?, _ room: ValueRoom
  ) {
    let backlog = backlog(of: Message.self, room)
    // Before it is queued: the thread inside may deliver it immediately.
    Tracing.waits(backlog)
    backlog.append(message, value)
  }

  /// Handles the queued messages until no further one arrives, then leaves; the caller is inside.
  ///
  /// The address of a value is valid while its message is handled.
  @inline(__always)
  borrowing func drain<Message>(
    handling handle: (Message, UnsafeMutableRawPointer) -> Void
  ) {
    drain { handleQueued(handle) }
  }

  /// Handles the queued messages; called inside the gate, within ``drain(_:)``.
  package borrowing func handleQueued<Message>(
    _ handle: (Message, UnsafeMutableRawPointer) -> Void
  ) {
    backlog.load(as: Backlog.self)?.drain(handle)
  }

  borrowing func backlog(of type: any Any.Type, _ room: ValueRoom) -> Backlog {
    backlog.get { Backlog(of: type, room: room) }
  }
}

// MARK: Order decided under a lock

extension SerialGate {
  /// The position of a message in the order of deliveries.
  @usableFromInline
  package enum Place {
    /// The message is ignored.
    case none
    /// The message is next, and the caller is inside the gate.
    case inside
    /// The message is queued, and the thread inside delivers it.
    case queued
    /// The message is queued, the gate had become idle, and the caller must drain.
    case mustDrain
  }

  /// Enters the gate or queues the message.
  ///
  /// The first half of ``deliver(_:orQueue:drain:)``. An owner calls it under its lock if its
  /// stored values and its deliveries must have the same order.
  @_alwaysEmitIntoClient @inline(__always)
  package borrowing func enterOrQueue<Message>(_ message: @autoclosure () -> Message) -> Place {
    if tryEnter() { return .inside }
    return place(message())
  }

  @inlinable @inline(never)
  borrowing func place<Message>(_ message: Message) -> Place {
    place(Message.self) { $0.initializeMemory(as: Message.self, to: message) }
  }

  @usableFromInline @inline(never)
  borrowing func place(
    _ type: any Any.Type, _ write: (UnsafeMutableRawPointer) -> Void
  ) -> Place {
    append(type, write)
    return addPending() ? .mustDrain : .queued
  }

  /// The second half, called after unlocking: runs `body` inside if the message is next.
  @_alwaysEmitIntoClient @inline(__always)
  package borrowing func deliver(
    at place: Place, _ body: () -> Void, drain: () -> Void
  ) {
    if place == .inside {
      body()
      leave(drain)
    } else if place != .none {
      if place == .queued { noteQueued() } else { drain() }
    }
  }
}

/// The owner of a ``SerialGate`` or a ``Serialized``, which handles its messages.
///
/// A protocol instead of a closure parameter: a closure that calls `handle` on its owner would
/// retain the owner for each value.
@usableFromInline
package protocol MessageHandler<Message>: AnyObject {
  associatedtype Message

  /// Handles one message; never called concurrently or re-entrantly.
  func handle(_ message: Message)
}
