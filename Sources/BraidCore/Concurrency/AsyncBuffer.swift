// SPDX-License-Identifier: MIT

/// The buffer between a source that pushes values and a task that pulls them.
///
/// A value resumes the waiting task or is buffered; a task takes a buffered value or waits. A
/// waiting task is resumed exactly once, by a value, the end of the source or its cancellation. The
/// thread that takes the continuation under the lock resumes it after unlocking (C4).
///
/// Values are in plain memory. A value that the task takes belongs to the task, which moves it out
/// of its place before it asks again.
package final class AsyncBuffer: @unchecked Sendable {  // guarded by the lock
  /// Transfers no value, because ThreadSanitizer does not see the runtime order one.
  package typealias Waiter = UnsafeContinuation<Void, Never>

  private let lock = Lock()
  private let type: RawType
  /// The capacity of the buffer.
  private let limit: Int
  private let keepsNewest: Bool
  /// Suspends the source while a value is buffered.
  let brake: HoldableScope?
  /// Memory for one value: the task's, unless it waits.
  private let place: UnsafeMutableRawPointer
  /// The buffered values.
  ///
  /// Without a limit the task takes all of them together, otherwise singly, so that they are
  /// counted.
  private var waiting: ValueRing
  private var waiter: Waiter?
  /// Whether a value resumed the waiting task.
  private var hasReceived = false
  /// Whether further values are ignored.
  private var hasFinished = false
  /// Whether the task was cancelled before the source ended; reset when reported to the task.
  private var isInterrupted = false
  /// The error of the source, until it is reported.
  private var error: (any Error)?

  package init(_ type: RawType, limit: Int, keepsNewest: Bool, brake: HoldableScope?) {
    self.type = type
    self.limit = limit
    self.keepsNewest = keepsNewest
    self.brake = brake
    place = type.allocate()
    waiting = ValueRing(type)
  }

  deinit { type.deallocate(place) }

  // MARK: Source

  package func receive(at value: UnsafeRawPointer) {
    if !keepsNewest { return receive(at: value, displaced: nil) }
    type.withTemporary { receive(at: value, displaced: $0) }
  }

  /// - Parameter displaced: Memory for the oldest value, if a newer one replaces it.
  private func receive(at value: UnsafeRawPointer, displaced: UnsafeMutableRawPointer?) {
    var isDisplaced = false
    let woken = lock.withLock { () -> Waiter? in
      if hasFinished { return nil }
      // Before the task can ask again, because a later `hold` would suspend the source that it
      // resumes.
      brake?.hold()
      if let waiter = waiter.take() {
        type.copy(value, to: place)
        hasReceived = true
        return waiter
      }
      if waiting.count < limit {
        waiting.append(value)
      } else if let displaced, let oldest = waiting.popFirst() {
        type.move(oldest, to: displaced)
        isDisplaced = true
        waiting.append(value)
      }
      return nil
    }
    woken?.resume()
    if isDisplaced, let displaced { type.destroy(displaced) }
  }

  package func finish(_ termination: Termination) {
    lock.withLock { () -> Waiter? in
      if hasFinished { return nil }
      hasFinished = true
      if case .error(let error) = termination { self.error = error }
      return waiter.take()
    }?.resume()
  }

  // MARK: Task

  /// The result of a look into the buffer.
  package enum Content {
    /// A value to be moved out of its place.
    case value(UnsafeMutableRawPointer)
    case nothing
    /// Empty, and no further value will arrive.
    case end
  }

  /// Takes the next value.
  ///
  /// Moves all further buffered values into `batch`, which is empty.
  package func take(_ batch: inout ValueRing) -> Content {
    if limit != .max {
      return lock.withLock {
        guard let first = waiting.popFirst() else { return hasFinished ? .end : .nothing }
        type.move(first, to: place)
        return .value(place)
      }
    }
    // Retains the capacity of a usual batch only (C10).
    batch.trim()
    let isLast = lock.withLock {
      swap(&waiting, &batch)
      return hasFinished
    }
    if let first = batch.popFirst() { return .value(first) }
    return isLast ? .end : .nothing
  }

  /// Suspends the task, unless a value or the end has arrived.
  package func wait(_ waiter: Waiter) {
    let mustWait = lock.withLock {
      if hasFinished || waiting.count > 0 { return false }
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
    if !mustWait { waiter.resume() }
  }

  /// Takes the value that resumed the task.
  ///
  /// - Returns: Its place; nil if something else did, so that the task looks into the buffer again.
  package func takeReceived() -> UnsafeMutableRawPointer? {
    lock.withLock { exchange(&hasReceived, with: false) } ? place : nil
  }

  /// Takes the error that ended the source; nil for further callers.
  package func takeError() -> (any Error)? { lock.withLock { error.take() } }

  /// Whether the task was cancelled before the source ended; returns true once.
  package func takeInterruption() -> Bool {
    lock.withLock { exchange(&isInterrupted, with: false) }
  }

  /// Ignores further values and resumes the task.
  ///
  /// Buffered values stay available.
  ///
  /// Called by the cancellation handler, which the runtime runs under its own lock: this calls no
  /// user code and releases no value (C4).
  package func interrupt() {
    lock.withLock { () -> Waiter? in
      if !hasFinished {
        hasFinished = true
        isInterrupted = true
      }
      return waiter.take()
    }?.resume()
  }

  /// Ignores further values and drops the buffered ones.
  package func cancel() {
    // Released outside the lock.
    var dropped = ValueRing(type)
    let error = lock.withLock {
      hasFinished = true
      swap(&waiting, &dropped)
      return self.error.take()
    }
    withExtendedLifetime(error) {}
  }
}

/// Values in order of arrival, in plain memory.
package struct ValueRing: ~Copyable {
  private let type: RawType
  private var memory: UnsafeMutableRawPointer?
  /// A power of two, or zero without memory.
  private(set) var capacity = 0
  private var start = 0
  private(set) var count = 0

  package init(_ type: RawType) { self.type = type }

  deinit {
    guard let memory else { return }
    for index in 0..<count { type.destroy(place(index, in: memory)) }
    type.deallocate(memory)
  }

  @inline(__always)
  private func place(_ index: Int, in memory: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    memory + ((start &+ index) & (capacity &- 1)) * type.stride
  }

  /// Appends a copy of the value at `value`.
  mutating func append(_ value: UnsafeRawPointer) {
    if count == capacity { grow() }
    guard let memory else { return }
    type.copy(value, to: place(count, in: memory))
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = max(8, capacity * 2)
    let new = type.allocate(larger)
    if let memory {
      for index in 0..<count { type.move(place(index, in: memory), to: new + index * type.stride) }
      type.deallocate(memory)
    }
    (memory, capacity, start) = (new, larger, 0)
  }

  /// Removes the first value, which then belongs to the caller.
  ///
  /// - Returns: Its place, valid until the next value is appended; nil if there is no value.
  package mutating func popFirst() -> UnsafeMutableRawPointer? {
    guard count > 0, let memory else { return nil }
    let first = place(0, in: memory)
    start = (start &+ 1) & (capacity &- 1)
    count &-= 1
    return first
  }

  /// Frees large memory of an empty ring.
  mutating func trim() {
    if capacity > 1024 { self = ValueRing(type) }
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
  /// With zero, values that arrive while the task is busy are dropped. A negative number traps.
  case oldest(Int)
  /// Buffers at most this many values. A new value replaces the oldest one while the buffer is
  /// full.
  ///
  /// With zero, values that arrive while the task is busy are dropped. A negative number traps.
  case newest(Int)
  /// Suspends the source until the task asks for a value (back-pressure), if the source supports
  /// it.
  ///
  /// Sequences (`from`, `of`, `range`, `generate`, `repeatElement`) and asynchronous sequences
  /// support it. So do chains of such a source and single-source operators without an additional
  /// subscription, such as `map`, `filter`, `scan` and `take`. A sequence resumes synchronously
  /// inside the call to `next()`, on the task's thread.
  ///
  /// All other sources cannot be suspended: subjects, timers, `create`, sources on a scheduler, and
  /// those of `flatMap`, `concat`, `catch`, `retry` and `repeat`. Their values are buffered as with
  /// ``unbounded``, so a synchronous one without an end never returns.
  case suspending
}
