// SPDX-License-Identifier: MIT

/// `take(until:)`: mirrors the source until the trigger sends.
@usableFromInline
package struct TakeUntilRule<Element, Trigger>: GatedRule {
  @usableFromInline package typealias Output = Element

  /// Which terminal event of the trigger also ends the result; the other one is ignored.
  ///
  /// True for completion, as in RAC, where both are torn down before the end is forwarded; false
  /// for an error, as in Rx.
  @usableFromInline let completesWithTrigger: Bool

  @inlinable
  package init(completesWithTrigger: Bool) { self.completesWithTrigger = completesWithTrigger }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    out.next(element)
  }

  @inlinable
  package mutating func second(_ value: Trigger, _ out: Engine) { end(.completed, out) }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if source == .first || termination.isCompleted == completesWithTrigger {
      end(termination, out)
    }
  }

  @inlinable
  func end(_ termination: Termination, _ out: Engine) {
    if completesWithTrigger { out.tearDownAndFinish(termination) } else { out.finish(termination) }
  }
}
