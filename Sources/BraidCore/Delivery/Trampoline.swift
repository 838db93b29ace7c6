// SPDX-License-Identifier: MIT

/// A thread's queue of work that must not nest: what current-thread scheduling runs on.
///
/// The outermost ``run(_:)`` on a thread works the queue off before it returns; work that is queued
/// meanwhile waits its turn, in order. That is how two synchronous sources take turns instead of
/// one running to its end first, and why no chain of them grows the stack (C8).
@usableFromInline
package final class Trampoline: @unchecked Sendable {  // touched by its own thread only
  /// One piece of queued work: an object that is run, and may queue itself again.
  ///
  /// The action gets the item itself, so a formed-once closure needs no capture.
  @usableFromInline
  package class Item: @unchecked Sendable {
    @usableFromInline let action: (Item) -> Void
    @exclusivity(unchecked) @usableFromInline var following: Item?

    @inlinable
    package init(_ action: @escaping (Item) -> Void) { self.action = action }
  }

  /// Whether an outermost `run` is under way on this thread.
  @exclusivity(unchecked) @usableFromInline package var isRunning = false
  @exclusivity(unchecked) @usableFromInline var first: Item?
  @exclusivity(unchecked) @usableFromInline var last: Item?

  init() {}

  /// The calling thread's trampoline.
  @inlinable
  package static var current: Trampoline { ThreadContext.current.trampoline }

  /// Whether no work waits.
  @inlinable @inline(__always)
  package var isEmpty: Bool { first == nil }

  /// Runs `body`; if this is the outermost run on the thread, also all work queued meanwhile.
  @inlinable
  package func run(_ body: () -> Void) {
    if isRunning { return body() }
    begin()
    body()
    end()
  }

  /// Starts an outermost run. Paired with ``end()``.
  @inlinable @inline(__always)
  func begin() { isRunning = true }

  /// Works off what was queued and ends the outermost run.
  @inlinable @inline(__always)
  func end() {
    if first != nil { workOff() }
    isRunning = false
  }

  /// Queues an item behind what waits already. Only while ``isRunning``.
  @inlinable
  package func enqueue(_ item: Item) {
    if let last { last.following = item } else { first = item }
    last = item
  }

  /// Runs the item now if nothing is running on this thread, otherwise queues it.
  @inlinable
  package func schedule(_ item: Item) {
    if isRunning { enqueue(item) } else { run { item.action(item) } }
  }

  @usableFromInline @inline(never)
  func workOff() {
    while let item = first {
      first = item.following
      item.following = nil
      if first == nil { last = nil }
      item.action(item)
    }
  }
}
