// SPDX-License-Identifier: MIT

/// Calls `trace` with each event before forwarding it.
@usableFromInline
package struct TraceStage<Element>: StageOperator {
  @usableFromInline let trace: @Sendable (Event<Element>) -> Void

  @inlinable
  package init(_ trace: @escaping @Sendable (Event<Element>) -> Void) { self.trace = trace }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable
  package func receive(_ element: Element, _ output: StageOutput<Element>) {
    trace(.next(element))
    output.next(element)
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: StageOutput<Element>) {
    trace(Event(termination))
    output.finish(termination)
  }
}
