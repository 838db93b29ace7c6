// SPDX-License-Identifier: MIT

/// Decides which source follows when one has ended: the rule of `concat`, `catch`, `retry` and
/// `repeat`.
///
/// Each subscription works on a copy, so it starts with the initial state.
@usableFromInline
package protocol ResubscribeRule<Element>: SendableMetatype {
  associatedtype Element

  /// Returns the next action: at the start (`termination` is nil), or after a source has terminated
  /// with `termination`.
  mutating func step(after termination: Termination?) -> ResubscribeAction<Element>
}

/// The result of a ``ResubscribeRule``.
@usableFromInline
package enum ResubscribeAction<Element> {
  /// Subscribe to this source.
  case subscribe(EventSource<Element>)
  /// End the result.
  case finish(Termination)
}
