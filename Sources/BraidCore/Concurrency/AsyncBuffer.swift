// SPDX-License-Identifier: MIT

/// The values between a source that pushes and a task that asks: one of each.
///
/// A value goes to the task that waits, or into the buffer; a task takes what is there, or waits.
/// Each waiting is ended once, by whoever takes the continuation out under the lock, and it is
/// resumed outside of it (C4): by a value, the end of the source, or the cancellation of the task.
@usableFromInline
package final class AsyncBuffer<Element: Sendable>:
  @unchecked Sendable  // what changes is under the lock
{
  /// Resumed with a value, or with nil to look again.
  @usableFromInline
  package typealias Waiter = UnsafeContinuation<Element?, Never>

  @usableFromInline let lock = Lock()
  /// How many values may wait.
  @usableFromInline let limit: Int
  @usableFromInline let keepsNewest: Bool
  /// What holds the source back while a value waits.
  @usableFromInline let brake: HoldableScope?
  /// The values that wait if their number is not limited: all of them are taken at once.
  @exclusivity(unchecked) @usableFromInline var waiting: ContiguousArray<Element> = []
  /// The values that wait otherwise: they are taken one by one, so that they are counted.
  @exclusivity(unchecked) @usableFromInline var limited = Queue<Element>()
  @exclusivity(unchecked) @usableFromInline var waiter: Waiter?
  /// Whether no more values are accepted.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  /// Whether a cancellation came before the end of the source, until the task has been told.
  @exclusivity(unchecked) @usableFromInline var isInterrupted = false
  /// Why the source failed, until somebody has been told.
  @exclusivity(unchecked) @usableFromInline var error: (any Error)?

  @inlinable
  package init(limit: Int, keepsNewest: Bool, brake: HoldableScope?) {
    self.limit = limit
    self.keepsNewest = keepsNewest
    self.brake = brake
  }

  // MARK: The source's side

  @inlinable
  package func receive(_ element: Element) {
    var dropped: Element?
    let woken = lock.withLock { () -> Waiter? in
      if isOver { return nil }
      // Before the task can ask again: what it lets go on then must not be held back afterwards.
      brake?.hold()
      if let waiter = waiter.take() { return waiter }
      if limit == .max { waiting.append(element) } else { dropped = keep(element) }
      return nil
    }
    woken?.resume(returning: element)
    withExtendedLifetime(dropped) {}
  }

  /// Keeps a value that need not wait alone.
  ///
  /// - Returns: The one it takes the place of, to be let go of outside of the lock.
  @inlinable
  func keep(_ element: Element) -> Element? {
    if limited.count < limit {
      limited.append(element)
      return nil
    }
    if !keepsNewest || limit == 0 { return nil }
    let oldest = limited.popFirst()
    limited.append(element)
    return oldest
  }

  @inlinable
  package func finish(_ termination: Termination) {
    lock.withLock { () -> Waiter? in
      if isOver { return nil }
      isOver = true
      if case .error(let error) = termination { self.error = error }
      return waiter.take()
    }?.resume(returning: nil)
  }

  // MARK: The task's side

  /// What a task finds.
  @usableFromInline
  package enum Content {
    case value(Element)
    case nothing
    /// Nothing, and nothing will come.
    case end
  }

  /// Takes the next value; the others that wait go into `batch`, which is empty, the next one last.
  @inlinable
  package func take(_ batch: inout ContiguousArray<Element>) -> Content {
    if limit != .max {
      return lock.withLock {
        if let element = limited.popFirst() { return .value(element) }
        return isOver ? .end : .nothing
      }
    }
    // Keeps room for the usual case only (C10).
    if batch.capacity > 1024 { batch = [] }
    let hasEnded = lock.withLock {
      swap(&waiting, &batch)
      return isOver
    }
    if batch.count > 1 { batch.reverse() }
    if let element = batch.popLast() { return .value(element) }
    return hasEnded ? .end : .nothing
  }

  /// Waits for a value, unless there is one, or the end, by now.
  @inlinable
  package func wait(_ waiter: Waiter) {
    let mustWait = lock.withLock {
      if isOver || !waiting.isEmpty || !limited.isEmpty { return false }
      Misuse.require(
        self.waiter == nil,
        """
        values: two tasks wait for the next value of one iterator. Each value goes to one of them, \
        in no order. Remedy: let each task iterate over the sequence itself, which subscribes anew.
        """)
      self.waiter = waiter
      return true
    }
    if !mustWait { waiter.resume(returning: nil) }
  }

  /// The error that is the reason of the end, for the first who asks.
  @inlinable
  package func takeError() -> (any Error)? { lock.withLock { error.take() } }

  /// Whether the task was cancelled before the source ended; true once.
  @inlinable
  package func takeInterruption() -> Bool {
    lock.withLock { exchange(&isInterrupted, with: false) }
  }

  /// Accepts no more values, and wakes the task; buffered values stay for the task.
  ///
  /// For the handler of a cancellation, which the runtime calls under a lock of its own: it calls
  /// no code of a user and releases no value (C4).
  @inlinable
  package func interrupt() {
    lock.withLock { () -> Waiter? in
      if !isOver {
        isOver = true
        isInterrupted = true
      }
      return waiter.take()
    }?.resume(returning: nil)
  }

  /// Takes nothing in any more, and lets go of what waits.
  @inlinable
  package func cancel() {
    let dropped = lock.withLock {
      isOver = true
      return (exchange(&waiting, with: []), exchange(&limited, with: Queue()), error.take())
    }
    withExtendedLifetime(dropped) {}
  }
}
