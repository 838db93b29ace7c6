// SPDX-License-Identifier: MIT

/// Sends all values as one array when the source completes.
@usableFromInline
package struct CollectStage<Element>: MultiEmitOperator {
  @usableFromInline var elements: [Element] = []

  @inlinable package init() {}

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<[Element]>) {
    elements.append(element)
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<[Element]>
  ) {
    let collected = elements
    elements = []
    if termination.isCompleted { output.next(collected) }
    output.finish(termination)
  }
}
