// SPDX-License-Identifier: MIT

/// Passes everything on, and fails if an interval passes without a value (or without an end).
///
/// The timer is not restarted for each value: when it fires too early, it is set to what is left.
@frozen
@usableFromInline
package struct TimeoutRule<Element: Sendable>: TimedRule {
  @usableFromInline let interval: Duration
  @usableFromInline let restartsWithValues: Bool
  @usableFromInline let error: any Error
  @usableFromInline var lastValue: Duration?

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - interval: How long the source may take.
  ///   - restartsWithValues: True: it may take so long for each value. False: for everything.
  ///   - error: What the result fails with.
  @inlinable
  package init(_ interval: Duration, restartsWithValues: Bool = true, error: any Error) {
    self.interval = max(interval, .zero)
    self.restartsWithValues = restartsWithValues
    self.error = error
  }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerWish { .start(after: interval) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerWish {
    if restartsWithValues { lastValue = now }
    sink.next(element)
    return .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerWish {
    let rest = lastValue.map { $0 + interval - now } ?? .zero
    if rest > .zero { return .start(after: rest) }
    sink.stop(.error(error))
    return .keep
  }
}
