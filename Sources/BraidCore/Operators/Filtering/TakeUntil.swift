// SPDX-License-Identifier: MIT

/// `take(until:)`: mirrors the source until the trigger sends.
@usableFromInline
package struct TakeUntilRule<Element>: TriggerRule {
  /// Which terminal event of the trigger also ends the result; the other one is ignored.
  ///
  /// True for completion, as in RAC; false for an error, as in Rx.
  @usableFromInline let completesWithTrigger: Bool

  @inlinable
  package init(completesWithTrigger: Bool) { self.completesWithTrigger = completesWithTrigger }

  @inlinable package var tearsDownFirst: Bool { completesWithTrigger }

  @inlinable package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    .next(element)
  }
  @inlinable
  package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element> {
    .finish(termination)
  }
  @inlinable package mutating func triggered() -> TriggerAction<Element> { .finish(.completed) }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted == completesWithTrigger ? .finish(termination) : .nothing
  }
}
