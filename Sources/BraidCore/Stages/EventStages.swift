// SPDX-License-Identifier: MIT

/// Sends the events as values.
@frozen
@usableFromInline
package struct MaterializeStage<Element>: ScopedStageOperator {
  @inlinable package init() {}

  @inlinable package static var interceptsStop: Bool { true }

  @inlinable @inline(__always)
  package func receive(_ element: Element, _ sink: ScopedSink<Event<Element>>) {
    sink.next(.next(element))
  }

  @inlinable
  package func finish(_ stop: Stop, _ sink: ScopedSink<Event<Element>>) {
    sink.next(Event(stop))
    sink.stop(.completed)
  }
}

/// Turns values that are events into those events.
@frozen
@usableFromInline
package struct DematerializeStage<Input: EventConvertible>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Input, _ sink: StageSink<Input.Element>) {
    switch input.event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.fail(error)
    case .completed: sink.stop(.completed)
    }
  }
}
