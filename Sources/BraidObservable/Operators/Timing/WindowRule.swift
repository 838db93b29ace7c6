// SPDX-License-Identifier: MIT
public import BraidCore

/// Cuts the values into windows; one is closed when its time is over or when it is full, and the
/// next one opened.
@frozen
@usableFromInline
package struct WindowRule<Element: Sendable>: TimedRule {
  /// What happens to the windows.
  @frozen
  @usableFromInline
  package enum Step: Sendable {
    /// A window begins.
    case opened
    /// A value for the open window.
    case value(Element)
    /// The open window is over.
    case closed
  }

  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  @usableFromInline var received = 0

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - span: How long a window is open.
  ///   - count: How many values make it full; zero or less: it is never full.
  @inlinable
  package init(span: Duration, count: Int) {
    self.span = max(span, .zero)
    self.count = count
  }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Step>) -> TimerAction {
    sink.next(.opened)
    return .start(after: span)
  }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Step>
  ) -> TimerAction {
    sink.next(.value(element))
    received &+= 1
    return received == count ? openNext(sink) : .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Step>) -> TimerAction {
    openNext(sink)
  }

  @inlinable
  mutating func openNext(_ sink: EventSink<Step>) -> TimerAction {
    received = 0
    sink.next(.closed)
    sink.next(.opened)
    return .start(after: span)
  }
}
