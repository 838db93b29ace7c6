// SPDX-License-Identifier: MIT

/// Sends a value, then none during an interval, and then optionally the last value received during
/// it.
package struct ThrottleRule: ~Copyable, GatedRule {
  private let interval: Duration
  private let sendsLatest: Bool
  /// The time at which the observer had received the last value: a slow observer gets the whole
  /// interval, as in RxSwift's Throttle.swift:119.
  private var lastSent: Duration?
  /// The value to send after the interval; the timer runs.
  private var pending: ValueQueue
  /// Whether the source has completed; the result completes after the pending value.
  private var isFinishing = false

  package static var clockUse: ClockUse { .timerAndTime }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time after a value during which no other is sent.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  package init(_ type: RawType, _ interval: Duration, sendsLatest: Bool) {
    pending = ValueQueue(type)
    self.interval = max(interval, .zero)
    self.sendsLatest = sendsLatest
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    let wasWaiting = pending.count > 0
    if let lastSent, lastSent + interval > now {
      if !sendsLatest { return }
      pending.replace(by: value)
      if wasWaiting { return }
      // The value may have been queued while the observer had the last one.
      let now = max(now, lastSent)
      out.startTimer(after: lastSent + interval - now, from: now)
    } else {
      pending.removeAll()
      send(value, out)
      if wasWaiting { out.cancelTimer() }
    }
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    if pending.count == 0 { return false }
    send(pending.first, out)
    pending.removeFirst()
    if isFinishing { out.finish(.completed) }
    return false
  }

  @inline(__always)
  private mutating func send(_ value: UnsafeRawPointer, _ out: Engine) {
    out.next(value)
    lastSent = out.time
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted, pending.count > 0 {
      isFinishing = true
      return
    }
    pending.removeAll()
    out.finish(termination)
    out.cancelTimer()
  }
}

extension GatedOperator {
  /// `throttle`.
  package convenience init<Element>(
    _ source: EventSource<Element>, throttledFor interval: Duration, sendsLatest: Bool,
    _ clock: @escaping RuleClock.Source
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), clock) { ThrottleRule(type, interval, sendsLatest: sendsLatest) }
  }
}
