// SPDX-License-Identifier: MIT
public import BraidCore

/// Drops values for a while, then passes them on.
@frozen
@usableFromInline
package struct SkipForRule<Element: Sendable>: TimedRule {
  @usableFromInline let duration: Duration
  @usableFromInline var isOpen = false

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable package static var tellsTime: Bool { false }
  @inlinable package static var timerSends: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerAction { .start(after: duration) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if isOpen { sink.next(element) }
    return .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    isOpen = true
    return .keep
  }
}
