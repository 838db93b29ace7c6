// SPDX-License-Identifier: MIT

/// Drops values until one does not satisfy `predicate`; sends that one and all later ones.
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
