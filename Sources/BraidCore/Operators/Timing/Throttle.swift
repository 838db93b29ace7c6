// SPDX-License-Identifier: MIT

/// Sends a value, then none during an interval, and then optionally the last value received during
/// it.
@usableFromInline
package struct ThrottleRule<Element: Sendable>: TimedRule {
  @usableFromInline let interval: Duration
  @usableFromInline let sendsLatest: Bool
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

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    let rest = lastSent.map { $0 + interval - now } ?? .zero
    let wasWaiting = pending != nil
    if rest <= .zero {
      pending = nil
      lastSent = now
      sink.next(element)
      return wasWaiting ? .cancel : .keep
    }
    if !sendsLatest { return .keep }
    pending = element
    return wasWaiting ? .keep : .start(after: rest)
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    guard let element = pending else { return .keep }
    pending = nil
    lastSent = now
    sink.next(element)
    if isFinishing { sink.finish(.completed) }
    return .keep
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if termination.isCompleted, pending != nil {
      isFinishing = true
      return .keep
    }
    pending = nil
    sink.finish(termination)
    return .cancel
  }
}
