// SPDX-License-Identifier: MIT

/// The buffer between a source that pushes values and a task that pulls them.
///
/// A value resumes the waiting task or is buffered; a task takes a buffered value or waits. A
/// waiting task is resumed exactly once, by a value, the end of the source or its cancellation. The
/// thread that takes the continuation under the lock resumes it after unlocking (C4).
@usableFromInline
package final class AsyncBuffer<Element: Sendable>:
  @unchecked Sendable  // guarded by the lock
{
  /// Resumed with a value, or with nil to check the buffer again.
  @usableFromInline
  package typealias Waiter = UnsafeContinuation<Element?, Never>

  @usableFromInline let lock = Lock()
  /// The capacity of the buffer.
  @usableFromInline let limit: Int
  @usableFromInline let keepsNewest: Bool
  /// Suspends the source while a value is buffered.
  @usableFromInline let brake: HoldableScope?
  /// The buffered values if the capacity is unlimited; the task takes them in batches.
  @exclusivity(unchecked) @usableFromInline var waiting: ContiguousArray<Element> = []
  /// The buffered values if the capacity is limited; the task takes them singly, so that they are
  /// counted.
  @exclusivity(unchecked) @usableFromInline var limited = Queue<Element>()
  @exclusivity(unchecked) @usableFromInline var waiter: Waiter?
  /// Whether further values are ignored.
  @exclusivity(unchecked) @usableFromInline var isOver = false
  /// Whether the task was cancelled before the source ended; reset when reported to the task.
  @exclusivity(unchecked) @usableFromInline var isInterrupted = false
  /// The error of the source, until it is reported.
  @exclusivity(unchecked) @usableFromInline var error: (any Error)?

  @inlinable
  package init(limit: Int, keepsNewest: Bool, brake: HoldableScope?) {
    self.limit = limit
    self.keepsNewest = keepsNewest
    self.brake = brake
  }

  // MARK: Source

  @inlinable
  package func receive(_ element: Element) {
    var dropped: Element?
    let woken = lock.withLock { () -> Waiter? in
      if isOver { return nil }
      // Before the task can ask again, because a later `hold` would suspend the source that it
      // resumes.
      brake?.hold()
      if let waiter = waiter.take() { return waiter }
      if limit == .max { waiting.append(element) } else { dropped = keep(element) }
      return nil
    }
    woken?.resume(returning: element)
    withExtendedLifetime(dropped) {}
  }

  /// Buffers a value within the limit.
  ///
  /// - Returns: A value that was dropped to make room, to release outside the lock.
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

  // MARK: Task

  /// The result of a look into the buffer.
  @usableFromInline
  package enum Content {
    case value(Element)
    case nothing
    /// Empty, and no further value will arrive.
    case end
  }

  /// Takes the next value.
  ///
  /// Moves all further buffered values into `batch`, which is empty, in reverse order.
  @inlinable
  package func take(_ batch: inout ContiguousArray<Element>) -> Content {
    if limit != .max {
      return lock.withLock {
        if let element = limited.popFirst() { return .value(element) }
        return isOver ? .end : .nothing
      }
    }
    // Retains the capacity of a usual batch only (C10).
    if batch.capacity > 1024 { batch = [] }
    let hasEnded = lock.withLock {
      swap(&waiting, &batch)
      return isOver
    }
    if batch.count > 1 { batch.reverse() }
    if let element = batch.popLast() { return .value(element) }
    return hasEnded ? .end : .nothing
  }

  /// Suspends the task, unless a value or the end has arrived.
  @inlinable
  package func wait(_ waiter: Waiter) {
    let mustWait = lock.withLock {
      if isOver || !waiting.isEmpty || !limited.isEmpty { return false }
      Misuse.require(
        self.waiter == nil,
        """
        values: two tasks wait for the next value of one iterator. Each value goes to one of them, \
        in no defined order. Remedy: iterate over the sequence itself in each task, so that each \
        has a subscription.
        """)
      self.waiter = waiter
      return true
    }
    if !mustWait { waiter.resume(returning: nil) }
  }

  /// Takes the error that ended the source; nil for further callers.
  @inlinable
  package func takeError() -> (any Error)? { lock.withLock { error.take() } }

  /// Whether the task was cancelled before the source ended; returns true once.
  @inlinable
  package func takeInterruption() -> Bool {
    lock.withLock { exchange(&isInterrupted, with: false) }
  }

  /// Ignores further values and resumes the task.
  ///
  /// Buffered values stay available.
  ///
  /// Called by the cancellation handler, which the runtime runs under its own lock: this calls no
  /// user code and releases no value (C4).
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

  /// Ignores further values and drops the buffered ones.
  @inlinable
  package func cancel() {
    let dropped = lock.withLock {
      isOver = true
      return (exchange(&waiting, with: []), exchange(&limited, with: Queue()), error.take())
    }
    withExtendedLifetime(dropped) {}
  }
}

/// The buffering of values that arrive faster than a task consumes them.
///
/// | | while the task is busy | loses |
/// |---|---|---|
/// | ``unbounded`` | buffers all values | nothing; memory grows |
/// | ``oldest(_:)`` | buffers the first n values, drops later ones | the newest |
/// | ``newest(_:)`` | buffers the last n values, drops earlier ones | the oldest |
/// | ``suspending`` | suspends the source, if possible | nothing |
public enum AsyncBuffering: Hashable, Sendable {
  /// Buffers all values. Memory grows without limit if the source stays faster than the task.
  case unbounded
  /// Buffers at most this many values, and drops new values while the buffer is full.
  ///
  /// With zero, values that arrive while the task is busy are dropped.
  case oldest(Int)
  /// Buffers at most this many values. A new value replaces the oldest one while the buffer is
  /// full.
  ///
  /// With zero, values that arrive while the task is busy are dropped.
  case newest(Int)
  /// Suspends the source until the task asks for a value (back-pressure), if the source supports
  /// it.
  ///
  /// Sequences (`from`, `of`, `range`, `generate`, `repeatElement`) and asynchronous sequences
  /// support it. So do chains of such a source and single-source operators without an additional
  /// subscription, such as `map`, `filter`, `scan` and `take`. A sequence resumes synchronously
  /// inside the call to `next()`, on the task's thread.
  ///
  /// All other sources cannot be suspended: subjects, timers, `create`, sources on a scheduler, the
  /// inner sequences of `flatMap`. Their values are buffered as with ``unbounded``.
  case suspending
}
