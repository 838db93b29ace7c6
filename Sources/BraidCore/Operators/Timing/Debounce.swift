// SPDX-License-Identifier: MIT

/// Sends a value once an interval has passed without a newer one; completion sends it immediately.
final class DebounceSink: GatedSink, @unchecked Sendable {  // in the gate
  private let interval: Duration
  private let isDelayed: Condition<Untyped>?
  /// Whether completion drops the pending value instead of sending it.
  private let dropsLast: Bool
  /// The pending value; the timer runs while there is one.
  private var pending: ValueQueue
  /// The time at which the pending value is due.
  private var due = Duration.zero

  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - isDelayed: If it returns false, the value is sent immediately and the pending one is
  ///     dropped.
  ///   - dropsLast: Whether completion drops the pending value.
  init(
    _ subscription: GatedSubscription, _ interval: Duration, where isDelayed: Condition<Untyped>?,
    dropsLast: Bool
  ) {
    pending = ValueQueue(subscription.types.0)
    self.dropsLast = dropsLast
    self.interval = max(interval, .zero)
    self.isDelayed = isDelayed
    super.init(subscription, GatedNeeds(clock: .timerAndTime))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    if let isDelayed, !isDelayed.call(untyped(at: value).pointee) { return pass(value) }
    pending.replace(by: value)
    due = now + interval
    postponeTimer(by: interval, from: now)
  }

  private func pass(_ value: UnsafeRawPointer) {
    let wasTiming = pending.count > 0
    pending.removeAll()
    next(value)
    if wasTiming { cancelTimer() }
  }

  override func elapsed(at now: Duration) -> Bool {
    if pending.count == 0 { return false }
    if due > now {
      startTimer(after: due - now, from: now)
    } else {
      next(pending.first)
      pending.removeFirst()
    }
    return false
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if pending.count > 0, termination.isCompleted, !dropsLast { next(pending.first) }
    pending.removeAll()
    finish(termination)
  }
}

/// A closure that tests a value and does not throw.
package struct Condition<Value: ~Copyable>: Sendable {
  let call: @Sendable (borrowing Value) -> Bool

  package init(_ call: @escaping @Sendable (borrowing Value) -> Bool) { self.call = call }

  /// The condition, for code that does not know the type of the values.
  @inline(__always)
  package var raw: Condition<Untyped> { reinterpreted(self, as: Condition<Untyped>.self) }
}

extension GatedOperator {
  /// `debounce`.
  package convenience init<Element>(
    _ source: EventSource<Element>, debouncedFor interval: Duration,
    where isDelayed: Condition<Untyped>? = nil, dropsLast: Bool = false,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { DebounceSink($0, interval, where: isDelayed, dropsLast: dropsLast) }
  }
}
