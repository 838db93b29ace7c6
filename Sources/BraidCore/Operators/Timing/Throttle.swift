// SPDX-License-Identifier: MIT

/// Sends a value, then none during an interval, and then optionally the last value received during
/// it.
@usableFromInline
package struct ThrottleRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Element
  @usableFromInline package typealias Clock = Timing

  @usableFromInline let interval: Duration
  @usableFromInline let sendsLatest: Bool
  /// The time at which the observer had received the last value: a slow observer gets the whole
  /// interval, as in RxSwift's Throttle.swift:119.
  @usableFromInline var lastSent: Duration?
  /// The value to send after the interval; the timer runs.
  @usableFromInline var pending: Element?
  /// Whether the source has completed; the result completes after the pending value.
  @usableFromInline var isFinishing = false

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time after a value during which no other is sent.
  ///   - sendsLatest: Whether the last value received during the interval is sent after it.
  @inlinable
  package init(_ interval: Duration, sendsLatest: Bool) {
    self.interval = max(interval, .zero)
    self.sendsLatest = sendsLatest
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Duration, _ out: Engine) {
    let wasWaiting = pending != nil
    if let lastSent, lastSent + interval > now {
      if !sendsLatest { return }
      pending = element
      if wasWaiting { return }
      // The value may have been queued while the observer had the last one.
      let now = max(now, lastSent)
      out.startTimer(after: lastSent + interval - now, from: now)
    } else {
      pending = nil
      send(element, out)
      if wasWaiting { out.cancelTimer() }
    }
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    guard let element = pending else { return false }
    pending = nil
    send(element, out)
    if isFinishing { out.finish(.completed) }
    return false
  }

  @inlinable @inline(__always)
  mutating func send(_ element: Element, _ out: Engine) {
    out.next(element)
    lastSent = out.time
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted, pending != nil {
      isFinishing = true
      return
    }
    pending = nil
    out.finish(termination)
    out.cancelTimer()
  }
}
