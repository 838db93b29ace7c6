// SPDX-License-Identifier: MIT

/// Sends a value once an interval has passed without a newer one; completion sends it immediately.
@usableFromInline
package struct DebounceRule<Element: Sendable>: TimedRule {
  @usableFromInline let interval: Duration
  @usableFromInline let isDelayed: (@Sendable (Element) -> Bool)?
  /// Whether completion drops the pending value instead of sending it.
  @usableFromInline let dropsLast: Bool
  /// The pending value; the timer runs while there is one.
  @usableFromInline var pending: DueValue<Element>?

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - isDelayed: If it returns false, the value is sent immediately and the pending one is
  ///     dropped.
  ///   - dropsLast: Whether completion drops the pending value.
  @inlinable
  package init(
    _ interval: Duration, where isDelayed: (@Sendable (Element) -> Bool)? = nil,
    dropsLast: Bool = false
  ) {
    self.dropsLast = dropsLast
    self.interval = max(interval, .zero)
    self.isDelayed = isDelayed
  }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if let isDelayed, !isDelayed(element) { return pass(element, sink) }
    pending = DueValue(element, due: now + interval)
    return .postpone(by: interval)
  }

  @inlinable
  mutating func pass(_ element: Element, _ sink: EventSink<Element>) -> TimerAction {
    let wasTiming = pending != nil
    pending = nil
    sink.next(element)
    return wasTiming ? .cancel : .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    guard let pending else { return .keep }
    if pending.due > now { return .start(after: pending.due - now) }
    self.pending = nil
    sink.next(pending.value)
    return .keep
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    let last = pending
    pending = nil
    if let last, termination.isCompleted, !dropsLast { sink.next(last.value) }
    sink.finish(termination)
    return .cancel
  }
}
