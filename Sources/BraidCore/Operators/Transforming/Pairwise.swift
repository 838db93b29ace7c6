// SPDX-License-Identifier: MIT

/// Emits each value together with the previous one.
@usableFromInline
package struct PairwiseStage<Element>: StageOperator {
  @usableFromInline var previous: Element?

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<(Element, Element)>) {
    let before = previous
    previous = element
    if let before { output.next((before, element)) }
  }
}
