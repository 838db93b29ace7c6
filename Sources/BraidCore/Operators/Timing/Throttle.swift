// SPDX-License-Identifier: MIT

/// Sends a value, then none during an interval, and then optionally the last value received during
/// it.
final class ThrottleSink: GatedSink, @unchecked Sendable {  // in the gate
  private let interval: Duration
  private let sendsLatest: Bool
  /// The time at which the observer had received the last value: a slow observer gets the whole
  /// interval, as in RxSwift's Throttle.swift:119.
  private var lastSent: Duration?
  /// The value to send after the interval; the timer runs.
  private var pending: ValueQueue
  /// Whether the source has completed; the result completes after the pending value.
  private var isFinishing = false

  /// - Parameters:
  ///   - interval: The time after a value during which no other is sent.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  init(_ subscription: GatedSubscription, _ interval: Duration, sendsLatest: Bool) {
    pending = ValueQueue(subscription.types.0)
    self.interval = max(interval, .zero)
    self.sendsLatest = sendsLatest
    super.init(subscription, GatedNeeds(clock: .timerAndTime))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    let wasWaiting = pending.count > 0
    if let lastSent, lastSent + interval > now {
      if !sendsLatest { return }
      pending.replace(by: value)
      if wasWaiting { return }
      // The value may have been queued while the observer had the last one.
      let now = max(now, lastSent)
      startTimer(after: lastSent + interval - now, from: now)
    } else {
      pending.removeAll()
      send(value)
      if wasWaiting { cancelTimer() }
    }
  }

  override func elapsed(at now: Duration) -> Bool {
    if pending.count == 0 { return false }
    send(pending.first)
    pending.removeFirst()
    if isFinishing { finish(.completed) }
    return false
  }

  @inline(__always)
  private func send(_ value: UnsafeRawPointer) {
    next(value)
    lastSent = time
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if termination.isCompleted, pending.count > 0 {
      isFinishing = true
      return
    }
    pending.removeAll()
    finish(termination)
  }
}

extension GatedOperator {
  /// `throttle`.
  package convenience init<Element>(
    _ source: EventSource<Element>, throttledFor interval: Duration, sendsLatest: Bool,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { ThrottleSink($0, interval, sendsLatest: sendsLatest) }
  }
}
