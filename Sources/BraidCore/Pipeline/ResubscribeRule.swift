// SPDX-License-Identifier: MIT

/// Which source comes after which: the rule of `concat`, `catch`, `retry` and `repeat`.
///
/// Each subscription works on a copy, so its state starts afresh.
@usableFromInline
package protocol ResubscribeRule<Element>: SendableMetatype {
  associatedtype Element

  /// What to do at the start (`termination` is nil), or after a source has ended with
  /// `termination`.
  mutating func step(after termination: Termination?) -> ResubscribeAction<Element>
}

/// What comes next.
@usableFromInline
package enum ResubscribeAction<Element> {
  /// Subscribe to this source.
  case subscribe(EventSource<Element>)
  /// End the result.
  case finish(Termination)
}
