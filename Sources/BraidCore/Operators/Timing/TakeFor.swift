// SPDX-License-Identifier: MIT

/// Forwards the values of the first `duration`, then completes.
@usableFromInline
package struct TakeForRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = TimersOnly

  @usableFromInline let duration: Duration

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable
  package mutating func begin(at now: Void, _ out: Engine) {
    out.startTimer(after: duration, from: now)
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    out.next(element)
  }

  @inlinable
  package mutating func elapsed(at now: Void, _ out: Engine) -> Bool {
    out.finish(.completed)
    return false
  }
}
