// SPDX-License-Identifier: MIT

/// A thread's queue of actions that must not nest; the basis of current-thread scheduling.
///
/// The outermost ``run(_:)`` on a thread drains the queue before it returns. Actions enqueued until
/// then run later, in order. Two synchronous observables therefore take turns, instead of the first
/// one running to its end, and no chain of sources grows the stack (C8).
@usableFromInline
package struct Trampoline: Sendable {
  @usableFromInline let context: ThreadContext

  @inlinable
  init(_ context: ThreadContext) { self.context = context }

  /// A queued action: an object that is run, and may enqueue itself again.
  ///
  /// The action receives the item itself, so its closure needs no capture.
  @usableFromInline
  package class Item: @unchecked Sendable {  // used by the thread it is queued on
    @usableFromInline final let action: (Item) -> Void
    @exclusivity(unchecked) @usableFromInline final var following: Unmanaged<Item>?
    /// Set by the action to be enqueued again, at the end of the queue.
    @exclusivity(unchecked) @usableFromInline final var runsAgain = false
    /// Set by the action of a suspended source to be parked instead, until it is scheduled again.
    @exclusivity(unchecked) @usableFromInline final var isHeld = false

    @inlinable
    package init(_ action: @escaping (Item) -> Void) { self.action = action }

    /// Passes the item to the scope that suspends it; returns false if it is not suspended any
    /// more.
    ///
    /// Called after the item has run: another thread may run it before this call returns.
    @usableFromInline
    func park() -> Bool { false }
  }

  /// Whether an outermost `run` is active on this thread.
  @_alwaysEmitIntoClient @inline(__always)
  package var isRunning: Bool { context.storage.pointee.isRunning }

  /// The calling thread's trampoline.
  @inlinable
  package static var current: Trampoline { Trampoline(ThreadContext.current) }

  /// Whether the queue is empty.
  @_alwaysEmitIntoClient @inline(__always)
  package var isEmpty: Bool { context.storage.pointee.first == nil }

  /// Runs `body`.
  ///
  /// The outermost run on a thread then also runs all enqueued items.
  @inlinable
  package func run(_ body: () -> Void) {
    if isRunning { return body() }
    begin()
    body()
    end()
  }

  /// Runs `body` with an empty queue, as if the trampoline were not running; queued items stay
  /// queued.
  ///
  /// For calls that block until a subscription has ended.
  package func isolated(_ body: () -> Void) {
    let outer = context.storage.pointee
    context.storage.pointee.isRunning = false
    context.storage.pointee.first = nil
    context.storage.pointee.last = nil
    defer {
      context.storage.pointee.isRunning = outer.isRunning
      context.storage.pointee.first = outer.first
      context.storage.pointee.last = outer.last
    }
    body()
  }

  /// Starts an outermost run; paired with ``end()``.
  @_alwaysEmitIntoClient @inline(__always)
  func begin() { context.storage.pointee.isRunning = true }

  /// Drains the queue and ends the outermost run.
  @_alwaysEmitIntoClient @inline(__always)
  func end() {
    if !isEmpty { drain() }
    context.storage.pointee.isRunning = false
  }

  /// Adds an item to the queue; only while ``isRunning``.
  ///
  /// An action that enqueues its own item again sets `runsAgain` instead, which needs no retain.
  @inlinable
  package func enqueue(_ item: Item) { append(Unmanaged.passRetained(item)) }

  @_alwaysEmitIntoClient @inline(__always)
  func append(_ item: Unmanaged<Item>) {
    if let last = context.storage.pointee.last {
      last._withUnsafeGuaranteedRef { $0.following = item }
    } else {
      context.storage.pointee.first = item
    }
    context.storage.pointee.last = item
  }

  /// Runs the item immediately if the trampoline is idle, otherwise enqueues it.
  @inlinable
  package func schedule(_ item: Item) {
    if isRunning { return enqueue(item) }
    begin()
    enqueue(item)
    end()
  }

  /// Runs the item before the call returns, even while the trampoline is running.
  @inlinable
  package func perform(_ item: Item) {
    run {
      repeat { item.action(item) } while item.isHeld && !item.park()
    }
  }

  @usableFromInline
  func drain() {
    while let item = context.storage.pointee.first {
      let goesOn = item._withUnsafeGuaranteedRef { item in
        context.storage.pointee.first = item.following
        if item.following == nil { context.storage.pointee.last = nil }
        item.following = nil
        item.runsAgain = false
        item.action(item)
        return item.isHeld ? !item.park() : item.runsAgain
      }
      if goesOn { append(item) } else { item.release() }
    }
  }
}
