// SPDX-License-Identifier: MIT

/// Collects values into arrays; sends an array when its time has elapsed or it is full.
@usableFromInline
package struct BufferRule<Element: Sendable>: TimedRule {
  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  /// Whether the time of an array begins when the previous one is sent, so that arrays may be
  /// empty; otherwise it begins with the first value.
  @usableFromInline let opensAtOnce: Bool
  @usableFromInline var held: [Element] = []

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - span: The maximum time of an array.
  ///   - count: The maximum size of an array; no limit if zero or less.
  ///   - opensAtOnce: Whether the time begins when the previous array is sent, and not with the
  ///     first value.
  @inlinable
  package init(span: Duration, count: Int = 0, opensAtOnce: Bool) {
    self.span = max(span, .zero)
    self.count = count
    self.opensAtOnce = opensAtOnce
  }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<[Element]>) -> TimerAction {
    opensAtOnce ? .start(after: span) : .keep
  }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<[Element]>
  ) -> TimerAction {
    held.append(element)
    if held.count == count {
      send(to: sink)
      return opensAtOnce ? .start(after: span) : .cancel
    }
    return !opensAtOnce && held.count == 1 ? .start(after: span) : .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<[Element]>) -> TimerAction {
    send(to: sink)
    return opensAtOnce ? .start(after: span) : .keep
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
    if opensAtOnce || !full.isEmpty { sink.next(full) }
  }
}
