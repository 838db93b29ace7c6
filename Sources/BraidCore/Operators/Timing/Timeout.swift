// SPDX-License-Identifier: MIT

/// Forwards every event; fails, or continues without the source, if an expected event is late.
package struct TimeoutRule: GatedRule {
  private let interval: Duration
  private let span: TimeoutSpan
  private let expiry: TimeoutExpiry
  /// The time at which the observer had received the last value; the time it takes does not count,
  /// as in RxSwift's Timeout.swift:88.
  private var lastValue: Duration?

  package static var clockUse: ClockUse { .timerAndTime }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time limit.
  ///   - span: The event that must arrive within the limit.
  ///   - expiry: The reaction if it does not.
  package init(_ interval: Duration, for span: TimeoutSpan = .nextEvent, _ expiry: TimeoutExpiry) {
    self.interval = max(interval, .zero)
    self.span = span
    self.expiry = expiry
  }

  package mutating func begin(at now: Duration, _ out: Engine) {
    out.startTimer(after: interval, from: now)
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if span == .firstEvent { lastValue = now }
    out.next(value)
    switch span {
    case .nextEvent:
      let now = out.time
      lastValue = now
      out.postponeTimer(by: interval, from: now)
    case .firstEvent: out.cancelTimer()
    case .end: break
    }
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    if span == .firstEvent, lastValue != nil { return false }
    if let lastValue, lastValue + interval > now {
      // The timer may have fired while the observer had the value.
      let now = max(now, lastValue)
      out.startTimer(after: lastValue + interval - now, from: now)
      return false
    }
    switch expiry {
    case .fail(let error): out.finish(.error(error))
    case .goOn(let goOn): goOn()
    }
    return false
  }
}

/// The reaction to an exceeded time limit.
package enum TimeoutExpiry: Sendable {
  /// Fail.
  case fail(any Error)
  /// Continue without the source.
  case goOn(@Sendable () -> Void)
}

/// The event that must arrive in time.
package enum TimeoutSpan: Sendable {
  /// The first event, and each one after the previous: Rx.
  case nextEvent
  /// The first event only: the traits of Rx, whose value is also their end.
  case firstEvent
  /// The terminal event: RAC.
  case end
}

extension GatedOperator {
  /// `timeout`.
  package convenience init(
    _ source: Source, timeout interval: Duration, for span: TimeoutSpan = .nextEvent,
    _ expiry: TimeoutExpiry, _ clock: @escaping RuleClock.Source
  ) {
    self.init(source, clock) { TimeoutRule(interval, for: span, expiry) }
  }
}
