// SPDX-License-Identifier: MIT

/// Sends the first values, and completes with the last of them.
@frozen
@usableFromInline
package struct TakeStage<Element>: MultiEmitOperator {
  @usableFromInline var remaining: Int

  /// - Precondition: `count` is positive.
  @inlinable
  package init(_ count: Int) { remaining = count }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    if remaining > 1 {
      remaining -= 1
      output.next(element)
    } else if remaining == 1 {
      remaining = 0
      output.next(element)
      output.finish(.completed)
    }
  }
}

/// Sends the values up to the first one that does not satisfy `predicate`.
@frozen
@usableFromInline
package struct TakeWhileStage<Element>: MultiEmitOperator {
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
  package func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    do {
      if try predicate(element) != end {
        output.next(element)
      } else {
        if includesLast { output.next(element) }
        output.finish(.completed)
      }
    } catch { output.fail(error) }
  }
}

/// Sends the value with a given number, and completes; fails if there is none.
@frozen
@usableFromInline
package struct ElementAtStage<Element>: MultiEmitOperator {
  @usableFromInline var remaining: Int
  @usableFromInline let missing: any Error

  /// - Precondition: `index` is not negative.
  @inlinable
  package init(_ index: Int, missing: any Error) {
    remaining = index
    self.missing = missing
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    remaining -= 1
    if remaining == -1 {
      output.next(element)
      output.finish(.completed)
    }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    if termination.isCompleted {
      output.finish(.error(missing))
    } else {
      output.finish(termination)
    }
  }
}

/// Sends the last values, at the end.
@frozen
@usableFromInline
package struct TakeLastStage<Element>: MultiEmitOperator {
  @usableFromInline var buffer: ReplayBuffer<Element>

  /// - Precondition: `count` is not negative.
  @inlinable
  package init(_ count: Int) { buffer = ReplayBuffer(limit: count) }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    _ = buffer.record(element)
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Element>
  ) {
    let kept = buffer
    buffer = ReplayBuffer(limit: 0)
    if termination.isCompleted { output.replay(kept) }
    output.finish(termination)
  }
}

extension MultiEmitOutput {
  /// Sends what is kept, one after the other, until nothing may be sent any more.
  @inlinable
  func replay<Store: ReplayStore<Element>>(_ store: Store) {
    store.replay(to: sink) { !scope.isDisposed }
  }
}
