// SPDX-License-Identifier: MIT

/// Drops the first values.
@usableFromInline
package struct SkipStage<Element>: StageOperator {
  @usableFromInline var remaining: Int

  @inlinable
  package init(_ count: Int) { remaining = count }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if remaining > 0 { remaining -= 1 } else { output.next(element) }
  }
}
