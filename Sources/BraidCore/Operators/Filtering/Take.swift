// SPDX-License-Identifier: MIT

/// Sends the first values, and completes with the last of them.
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
