// SPDX-License-Identifier: MIT

/// Sends the first values, and completes with the last of them.
@frozen
@usableFromInline
package struct TakeStage<Element>: ScopedStageOperator {
  @usableFromInline var remaining: Int

  /// - Precondition: `count` is positive.
  @inlinable
  package init(_ count: Int) { remaining = count }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    if remaining > 1 {
      remaining -= 1
      sink.next(element)
    } else if remaining == 1 {
      remaining = 0
      sink.next(element)
      sink.stop(.completed)
    }
  }
}

/// Sends the values up to the first one that does not satisfy `predicate`.
@frozen
@usableFromInline
package struct TakeWhileStage<Element>: ScopedStageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  /// What `predicate` says of the first value that is not taken.
  @usableFromInline let end: Bool
  @usableFromInline let includesLast: Bool

  /// Takes values while `predicate` does not say `end`.
  @inlinable
  package init(
    _ predicate: @escaping @Sendable (Element) throws -> Bool, until end: Bool, includesLast: Bool
  ) {
    self.predicate = predicate
    self.end = end
    self.includesLast = includesLast
  }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    do {
      if try predicate(element) != end {
        sink.next(element)
      } else {
        if includesLast { sink.next(element) }
        sink.stop(.completed)
      }
    } catch { sink.fail(error) }
  }
}

/// Sends the value with a given number, and completes; fails if there is none.
@frozen
@usableFromInline
package struct ElementAtStage<Element>: ScopedStageOperator {
  @usableFromInline var remaining: Int
  @usableFromInline let missing: any Error

  /// - Precondition: `index` is not negative.
  @inlinable
  package init(_ index: Int, missing: any Error) {
    remaining = index
    self.missing = missing
  }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    remaining -= 1
    if remaining == -1 {
      sink.next(element)
      sink.stop(.completed)
    }
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Element>) {
    if stop.isCompleted { sink.stop(.error(missing)) } else { sink.stop(stop) }
  }
}

/// Sends the last values, at the end.
@frozen
@usableFromInline
package struct TakeLastStage<Element>: ScopedStageOperator {
  @usableFromInline var buffer: ReplayBuffer<Element>

  /// - Precondition: `count` is not negative.
  @inlinable
  package init(_ count: Int) { buffer = ReplayBuffer(limit: count) }

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element, _ sink: ScopedSink<Element>) {
    _ = buffer.record(element)
  }

  @inlinable
  package mutating func finish(_ stop: Stop, _ sink: ScopedSink<Element>) {
    let kept = buffer
    buffer = ReplayBuffer(limit: 0)
    if stop.isCompleted { sink.replay(kept) }
    sink.stop(stop)
  }
}
