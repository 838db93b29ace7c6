// SPDX-License-Identifier: MIT

/// Sends values and the completion after a delay, an error immediately.
///
/// The timer runs for the first pending event.
final class DelaySink: GatedSink, @unchecked Sendable {  // in the gate
  private let interval: Duration
  /// The pending values; a completion may be pending after them.
  private var values: ValueQueue
  /// The time at which the first pending event is due.
  private var due: Duration?
  /// The due times of the other pending events.
  private var rest = Queue<Duration>()
  /// The time at which the observer had received the last event.
  private var delivered: Duration?

  init(_ subscription: GatedSubscription, _ interval: Duration) {
    values = ValueQueue(subscription.types.0)
    self.interval = max(interval, .zero)
    super.init(subscription, GatedNeeds(clock: .timerAndTime, tearsDownFirst: true))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    values.append(value)
    hold(at: now)
  }

  /// An event is pending, whose value, if any, was appended.
  private func hold(at now: Duration) {
    let due = now + interval
    if self.due == nil {
      self.due = due
      // The event may have been queued while the observer had the last one.
      let now = max(now, delivered ?? now)
      startTimer(after: max(due - now, .zero), from: now)
    } else {
      rest.append(due)
      enqueueTimer(after: interval, from: now)
    }
  }

  override func elapsed(at fired: Duration) -> Bool {
    guard let due else { return false }
    let now = max(fired, delivered ?? fired)
    if due > now {
      startTimer(after: due - now, from: now)
      return false
    }
    self.due = rest.popFirst()
    if values.count > 0 {
      next(values.first)
      values.removeFirst()
    } else {
      finish(.completed)
    }
    let later = max(now, time)
    delivered = later
    guard let next = self.due else { return false }
    return dequeueTimer(after: next - later, from: later)
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if termination.isCompleted { return hold(at: now) }
    values.removeAll()
    finish(termination)
  }
}

extension GatedOperator {
  /// `delay`.
  package convenience init<Element>(
    _ source: EventSource<Element>, delayedBy interval: Duration,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { DelaySink($0, interval) }
  }
}
