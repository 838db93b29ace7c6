// SPDX-License-Identifier: MIT

/// Sends all values but the first ones.
@frozen
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

/// Sends the values from the first one on that does not satisfy `predicate`.
@frozen
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

/// Sends no value, only the end.
@frozen
@usableFromInline
package struct IgnoreStage<Input, Output>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Output>) {}
}
