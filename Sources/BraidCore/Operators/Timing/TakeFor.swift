// SPDX-License-Identifier: MIT

/// Forwards the values of the first `duration`, then completes.
@usableFromInline
package struct TakeForRule<Element: Sendable>: TimedRule {
  @usableFromInline let duration: Duration

  /// A rule for one subscription.
  @inlinable
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerAction { .start(after: duration) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    sink.next(element)
    return .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    sink.finish(.completed)
    return .keep
  }
}
