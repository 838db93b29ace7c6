// SPDX-License-Identifier: MIT

/// Emits the values that are not in the set of earlier values.
@usableFromInline
package struct DistinctSetStage<Element: Hashable>: StageOperator {
  @usableFromInline var seen: Set<Element> = []

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    if seen.insert(element).inserted { output.next(element) }
  }
}
