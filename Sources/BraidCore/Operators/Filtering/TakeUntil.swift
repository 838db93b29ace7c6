// SPDX-License-Identifier: MIT

/// `take(until:)`: the source, until the trigger sends.
@frozen
@usableFromInline
package struct TakeUntilRule<Element>: TriggerRule {
  /// What the end of the trigger does.
  ///
  /// In Rx its completion changes nothing and its error fails the result; in RAC its completion
  /// ends the result and its error is ignored.
  @frozen
  @usableFromInline
  package enum TriggerTermination: Sendable {
    case rx
    case rac
  }

  @usableFromInline let triggerTermination: TriggerTermination

  @inlinable
  package init(_ triggerTermination: TriggerTermination) {
    self.triggerTermination = triggerTermination
  }

  @inlinable package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    .next(element)
  }
  @inlinable package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<
    Element
  > {
    .finish(termination)
  }
  @inlinable package mutating func triggered() -> TriggerAction<Element> { .finish(.completed) }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    switch triggerTermination {
    case .rx: termination.isCompleted ? .nothing : .finish(termination)
    case .rac: termination.isCompleted ? .finish(termination) : .nothing
    }
  }
}
