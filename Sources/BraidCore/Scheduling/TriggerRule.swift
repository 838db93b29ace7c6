// SPDX-License-Identifier: MIT

/// The effect of a trigger on a source: the rule of `take(until:)`, `skip(until:)` and `sample`.
///
/// A value that decides what to send; its methods call nothing.
@usableFromInline
package protocol TriggerRule<Element>: SendableMetatype {
  associatedtype Element

  /// Whether the source is subscribed to before the trigger.
  ///
  /// It matters if both are the same subject: the first subscription receives each value first.
  static var putsSourceFirst: Bool { get }

  /// Whether both are torn down before the end of the result is forwarded: RAC (C6).
  var tearsDownFirst: Bool { get }

  /// Called for each value of the source.
  mutating func receive(_ element: Element) -> TriggerAction<Element>
  /// Called for the terminal event of the source.
  mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element>
  /// Called for each value of the trigger.
  mutating func triggered() -> TriggerAction<Element>
  /// Called for the terminal event of the trigger.
  mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element>
}

extension TriggerRule {
  @inlinable package static var putsSourceFirst: Bool { false }
  @inlinable package var tearsDownFirst: Bool { false }
}

/// The result of a ``TriggerRule``.
@usableFromInline
package enum TriggerAction<Element> {
  case nothing
  /// Send nothing and unsubscribe from the trigger.
  case dropTrigger
  /// Send nothing, unsubscribe from both, and never end the result.
  case abandon
  case next(Element)
  case finish(Termination)
  case last(Element)
}
