// SPDX-License-Identifier: MIT

/// Collects values into arrays; an array is sent when its time is over or when it is full.
@frozen
@usableFromInline
package struct BufferRule<Element: Sendable>: TimedRule {
  /// When the time of an array begins.
  @frozen
  @usableFromInline
  package enum Opening: Sendable {
    /// As soon as the one before is sent; arrays may be empty.
    case atOnce
    /// With its first value; there are no empty arrays.
    case withFirstValue
  }

  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  @usableFromInline let opening: Opening
  @usableFromInline var held: [Element] = []

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - span: How long an array is open.
  ///   - count: How many values make it full; zero or less: it is never full.
  ///   - opening: When its time begins.
  @inlinable
  package init(span: Duration, count: Int = 0, opening: Opening) {
    self.span = max(span, .zero)
    self.count = count
    self.opening = opening
  }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<[Element]>) -> TimerAction {
    opening == .atOnce ? .start(after: span) : .keep
  }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<[Element]>
  ) -> TimerAction {
    held.append(element)
    if held.count == count {
      send(to: sink)
      return opening == .atOnce ? .start(after: span) : .cancel
    }
    return opening == .withFirstValue && held.count == 1 ? .start(after: span) : .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<[Element]>) -> TimerAction {
    send(to: sink)
    return opening == .atOnce ? .start(after: span) : .keep
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<[Element]>
  ) -> TimerAction {
    if termination.isCompleted { send(to: sink) } else { held = [] }
    sink.finish(termination)
    return .cancel
  }

  @inlinable
  mutating func send(to sink: EventSink<[Element]>) {
    let full = held
    held = []
    if opening == .atOnce || !full.isEmpty { sink.next(full) }
  }
}
