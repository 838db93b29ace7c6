// SPDX-License-Identifier: MIT

/// A thread's queue of work that must not nest: what current-thread scheduling runs on.
///
/// The outermost ``run(_:)`` on a thread works the queue off before it returns; work that is queued
/// meanwhile waits its turn, in order. That is how two synchronous sources take turns instead of
/// one running to its end first, and why no chain of them grows the stack (C8).
@usableFromInline
package struct Trampoline: Sendable {
  @usableFromInline let context: ThreadContext

  @inlinable
  init(_ context: ThreadContext) { self.context = context }

  /// One piece of queued work: an object that is run, and may queue itself again.
  ///
  /// The action gets the item itself, so a formed-once closure needs no capture.
  @usableFromInline
  package class Item: @unchecked Sendable {  // touched by the thread it is queued on
    @usableFromInline let action: (Item) -> Void
    @exclusivity(unchecked) @usableFromInline var following: Unmanaged<Item>?
    /// Set by the action to be queued again, after what waits then.
    @exclusivity(unchecked) @usableFromInline package final var runsAgain = false
    /// Set by the action to be parked instead: kept elsewhere, until it is scheduled again.
    @exclusivity(unchecked) @usableFromInline package final var isHeld = false

    @inlinable
    package init(_ action: @escaping (Item) -> Void) { self.action = action }

    /// Gives the item to whoever holds it back; false if nobody does any more.
    ///
    /// Called when its thread has done with it: another one may run it before this returns.
    @usableFromInline
    package func park() -> Bool { false }
  }

  /// Whether an outermost `run` is under way on this thread.
  @inlinable @inline(__always)
  package var isRunning: Bool { context.storage.pointee.isRunning }

  /// The calling thread's trampoline.
  @inlinable
  package static var current: Trampoline { Trampoline(ThreadContext.current) }

  /// Whether no work waits.
  @inlinable @inline(__always)
  package var isEmpty: Bool { context.storage.pointee.first == nil }

  /// Runs `body`; if this is the outermost run on the thread, also all work queued meanwhile.
  @inlinable
  package func run(_ body: () -> Void) {
    if isRunning { return body() }
    begin()
    body()
    end()
  }

  /// Runs `body` as if nothing were running on this thread; what waits goes on waiting.
  ///
  /// For calls that block until a subscription of theirs has ended.
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

  /// Starts an outermost run.
  ///
  /// Paired with ``end()``.
  @inlinable @inline(__always)
  func begin() { context.storage.pointee.isRunning = true }

  /// Works off what was queued and ends the outermost run.
  @inlinable @inline(__always)
  func end() {
    if !isEmpty { drain() }
    context.storage.pointee.isRunning = false
  }

  /// Queues an item after what waits already.
  ///
  /// Only while ``isRunning``. An action that wants its own item queued again sets `runsAgain`
  /// instead, which takes no reference.
  @inlinable
  package func enqueue(_ item: Item) { append(Unmanaged.passRetained(item)) }

  @inlinable @inline(__always)
  func append(_ item: Unmanaged<Item>) {
    if let last = context.storage.pointee.last {
      last._withUnsafeGuaranteedRef { $0.following = item }
    } else {
      context.storage.pointee.first = item
    }
    context.storage.pointee.last = item
  }

  /// Runs the item now if nothing is running on this thread, otherwise queues it.
  @inlinable
  package func schedule(_ item: Item) {
    if isRunning { return enqueue(item) }
    begin()
    enqueue(item)
    end()
  }

  @usableFromInline @inline(never)
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
