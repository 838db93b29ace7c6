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

/// `take(untilReplacement:)`: mirrors the source until the replacement sends an event, and then the
/// replacement.
@usableFromInline
package struct ReplacementRule<Value>: GatedRule {
  @usableFromInline package typealias Output = Value

  @usableFromInline var isReplaced = false

  @inlinable
  package init() {}

  @inlinable @inline(__always)
  package mutating func first(_ value: Value, at now: Void, _ out: Engine) {
    if !isReplaced { out.next(value) }
  }

  @inlinable
  package mutating func second(_ value: Value, _ out: Engine) {
    replace(out)
    out.next(value)
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    switch source {
    case .first: if !isReplaced, !termination.isCompleted { out.finish(termination) }
    case .second:
      replace(out)
      out.finish(termination)
    }
  }

  /// Tears the source down at the first event of the replacement.
  @inlinable
  mutating func replace(_ out: Engine) {
    if isReplaced { return }
    isReplaced = true
    out.endSource()
  }
}
