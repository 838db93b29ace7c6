// SPDX-License-Identifier: MIT

/// Forwards every event, and gives the source up if an interval passes without the expected one.
@usableFromInline
package struct TimeoutRule<Element: Sendable>: TimedRule {
  @usableFromInline let interval: Duration
  @usableFromInline let span: TimeoutSpan
  @usableFromInline let expiry: TimeoutExpiry
  @usableFromInline var lastValue: Duration?

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - interval: How long the source may take.
  ///   - span: What has to come in that time.
  ///   - expiry: What happens when it does not come.
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

/// What happens when the time is up.
@usableFromInline
package enum TimeoutExpiry: Sendable {
  /// The result fails.
  case fail(any Error)
  /// The result goes on without the source.
  case goOn(@Sendable () -> Void)
}

/// What a source must not take too long for.
@usableFromInline
package enum TimeoutSpan: Sendable {
  /// The first event and each one after it: the Rx rule.
  case nextEvent
  /// The first event only: the rule of the Rx traits, whose value is as good as the end.
  case firstEvent
  /// The end: the RAC rule.
  case end
}
