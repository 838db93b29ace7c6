// SPDX-License-Identifier: MIT

/// Forwards every event; fails, or continues without the source, if an expected event is late.
final class TimeoutSink: GatedSink, @unchecked Sendable {  // in the gate
  private let interval: Duration
  private let span: TimeoutSpan
  private let expiry: TimeoutExpiry
  /// The time at which the observer had received the last value; the time it takes does not count,
  /// as in RxSwift's Timeout.swift:88.
  private var lastValue: Duration?

  /// - Parameters:
  ///   - interval: The time limit.
  ///   - span: The event that must arrive within the limit.
  ///   - expiry: The reaction if it does not.
  init(
    _ subscription: GatedSubscription, _ interval: Duration, for span: TimeoutSpan,
    _ expiry: TimeoutExpiry
  ) {
    self.interval = max(interval, .zero)
    self.span = span
    self.expiry = expiry
    super.init(subscription, GatedNeeds(clock: .timerAndTime))
  }

  override func begin(at now: Duration) { startTimer(after: interval, from: now) }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    if span == .firstEvent { lastValue = now }
    next(value)
    switch span {
    case .nextEvent:
      let now = time
      lastValue = now
      postponeTimer(by: interval, from: now)
    case .firstEvent: cancelTimer()
    case .end: break
    }
  }

  override func elapsed(at now: Duration) -> Bool {
    if span == .firstEvent, lastValue != nil { return false }
    if let lastValue, lastValue + interval > now {
      // The timer may have fired while the observer had the value.
      let now = max(now, lastValue)
      startTimer(after: lastValue + interval - now, from: now)
      return false
    }
    switch expiry {
    case .fail(let error): finish(.error(error))
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
  package convenience init<Element>(
    _ source: EventSource<Element>, timeout interval: Duration, for span: TimeoutSpan = .nextEvent,
    _ expiry: TimeoutExpiry, _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { TimeoutSink($0, interval, for: span, expiry) }
  }
}
