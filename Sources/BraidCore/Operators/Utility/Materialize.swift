// SPDX-License-Identifier: MIT

/// Sends events as values.
@usableFromInline
package struct MaterializeStage<Element>: MultiEmitOperator {
  @inlinable package init() {}

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ output: MultiEmitOutput<Event<Element>>) {
    output.next(.next(element))
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Event<Element>>)
  {
    output.next(Event(termination))
    output.finish(.completed)
  }
}
