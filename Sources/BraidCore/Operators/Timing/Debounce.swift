// SPDX-License-Identifier: MIT

/// Sends a value once an interval has passed without a newer one; completion sends it immediately.
@usableFromInline
package struct DebounceRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = Timing

  @usableFromInline let interval: Duration
  @usableFromInline let isDelayed: (@Sendable (Element) -> Bool)?
  /// Whether completion drops the pending value instead of sending it.
  @usableFromInline let dropsLast: Bool
  /// The pending value; the timer runs while there is one.
  @usableFromInline var pending: DueValue<Element>?

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - isDelayed: If it returns false, the value is sent immediately and the pending one is
  ///     dropped.
  ///   - dropsLast: Whether completion drops the pending value.
  @inlinable
  package init(
    _ interval: Duration, where isDelayed: (@Sendable (Element) -> Bool)? = nil,
    dropsLast: Bool = false
  ) {
    self.dropsLast = dropsLast
    self.interval = max(interval, .zero)
    self.isDelayed = isDelayed
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Duration, _ out: Engine) {
    if let isDelayed, !isDelayed(element) { return pass(element, out) }
    pending = DueValue(element, due: now + interval)
    out.postponeTimer(by: interval, from: now)
  }

  @inlinable
  mutating func pass(_ element: Element, _ out: Engine) {
    let wasTiming = pending != nil
    pending = nil
    out.next(element)
    if wasTiming { out.cancelTimer() }
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    guard let pending else { return false }
    if pending.due > now {
      out.startTimer(after: pending.due - now, from: now)
    } else {
      self.pending = nil
      out.next(pending.value)
    }
    return false
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    let last = pending
    pending = nil
    if let last, termination.isCompleted, !dropsLast { out.next(last.value) }
    out.finish(termination)
    out.cancelTimer()
  }
}
