// SPDX-License-Identifier: MIT

/// Collects values into arrays; an array is sent when its time is over or when it is full.
@usableFromInline
package struct BufferRule<Element: Sendable>: TimedRule {
  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  /// Whether the time of an array begins as soon as the one before is sent, so that arrays may be
  /// empty; otherwise with its first value.
  @usableFromInline let opensAtOnce: Bool
  @usableFromInline var held: [Element] = []

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - span: How long an array is open.
  ///   - count: How many values make it full; zero or less: it is never full.
  ///   - opensAtOnce: Whether its time begins as soon as the one before is sent, so that it may be
  ///     empty, or with its first value.
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
