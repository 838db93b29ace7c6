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

/// Drops values while they satisfy `predicate`; sends the first other value and all later values.
@usableFromInline
package struct SkipWhileStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  @usableFromInline var isSkipping = true

  @inlinable
  package init(_ predicate: @escaping @Sendable (Element) throws -> Bool) {
    self.predicate = predicate
  }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      if isSkipping { isSkipping = try predicate(element) }
      if !isSkipping { output.next(element) }
    } catch { output.fail(error) }
  }
}
