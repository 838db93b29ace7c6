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

/// Converts values that represent events to these events.
@usableFromInline
package struct DematerializeStage<Input: EventConvertible>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ output: StageOutput<Input.Element>) {
    switch input.event {
    case .next(let element): output.next(element)
    case .error(let error): output.fail(error)
    case .completed: output.finish(.completed)
    }
  }
}
