// SPDX-License-Identifier: MIT

/// What a trigger does to a source: the rule of `take(until:)`, `skip(until:)` and `sample`.
///
/// A value; it says what to send, and nothing of it calls out.
@usableFromInline
package protocol TriggerRule<Element>: SendableMetatype {
  associatedtype Element

  /// Whether the source is subscribed to before the trigger is.
  ///
  /// If both are one, that says in which role a value is heard of first.
  static var putsSourceFirst: Bool { get }

  /// Whether both are torn down before the end of the result is forwarded: RAC (C6).
  var tearsDownFirst: Bool { get }

  /// The source has sent.
  mutating func receive(_ element: Element) -> TriggerAction<Element>
  /// The source has ended.
  mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element>
  /// The trigger has sent.
  mutating func triggered() -> TriggerAction<Element>
  /// The trigger has ended.
  mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element>
}

extension TriggerRule {
  @inlinable package static var putsSourceFirst: Bool { false }
  @inlinable package var tearsDownFirst: Bool { false }
}

/// What to send.
@usableFromInline
package enum TriggerAction<Element> {
  case nothing
  /// Nothing, and the trigger is not needed any more.
  case dropTrigger
  /// Nothing, now and later: neither is needed any more, and the result never ends.
  case abandon
  case next(Element)
  case finish(Termination)
  case last(Element)
}
