// SPDX-License-Identifier: MIT

/// Sends the values for which `isIncluded` returns true.
@usableFromInline
package struct FilterStage<Element>: StageOperator {
  @usableFromInline let isIncluded: @Sendable (Element) throws -> Bool

  @inlinable
  package init(_ isIncluded: @escaping @Sendable (Element) throws -> Bool) {
    self.isIncluded = isIncluded
  }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      if try isIncluded(element) { output.next(element) }
    } catch { output.fail(error) }
  }
}
