// SPDX-License-Identifier: MIT

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
