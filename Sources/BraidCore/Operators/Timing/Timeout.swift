// SPDX-License-Identifier: MIT

/// Forwards every event; fails, or continues without the source, if an expected event is late.
@usableFromInline
package struct TimeoutRule<Element: Sendable>: TimedRule {
  @usableFromInline let interval: Duration
  @usableFromInline let span: TimeoutSpan
  @usableFromInline let expiry: TimeoutExpiry
  @usableFromInline var lastValue: Duration?

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time limit.
  ///   - span: The event that must arrive within the limit.
  ///   - expiry: The reaction if it does not.
  @inlinable
  package init(_ interval: Duration, for span: TimeoutSpan = .nextEvent, _ expiry: TimeoutExpiry) {
    self.interval = max(interval, .zero)
    self.span = span
    self.expiry = expiry
  }

  @inlinable
  package mutating func begin(_ sink: EventSink<Element>) -> TimerAction { .start(after: interval) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if span != .end { lastValue = now }
    sink.next(element)
    switch span {
    case .nextEvent: return .postpone(by: interval)
    case .firstEvent: return .cancel
    case .end: return .keep
    }
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    if span == .firstEvent, lastValue != nil { return .keep }
    let rest = lastValue.map { $0 + interval - now } ?? .zero
    if rest > .zero { return .start(after: rest) }
    switch expiry {
    case .fail(let error): sink.finish(.error(error))
    case .goOn(let goOn): goOn()
    }
    return .keep
  }
}

/// The reaction to an exceeded time limit.
@usableFromInline
package enum TimeoutExpiry: Sendable {
  /// Fail.
  case fail(any Error)
  /// Continue without the source.
  case goOn(@Sendable () -> Void)
}

/// The event that must arrive in time.
@usableFromInline
package enum TimeoutSpan: Sendable {
  /// The first event, and each one after the previous: Rx.
  case nextEvent
  /// The first event only: the traits of Rx, whose value is also their end.
  case firstEvent
  /// The terminal event: RAC.
  case end
}
