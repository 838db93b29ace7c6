// SPDX-License-Identifier: MIT

/// Sends values and the completion after a delay, an error immediately.
///
/// The timer runs for the first pending event.
package struct DelayRule: ~Copyable, GatedRule {
  private let interval: Duration
  /// The pending values; a completion may be pending after them.
  private var values: ValueQueue
  /// The time at which the first pending event is due.
  private var due: Duration?
  /// The due times of the other pending events.
  private var rest = Queue<Duration>()
  /// The time at which the observer had received the last event.
  private var delivered: Duration?

  package static var clockUse: ClockUse { .timerAndTime }
  package static var tearsDownFirst: Bool { true }

  /// Creates the rule of one subscription.
  package init(_ type: RawType, _ interval: Duration) {
    values = ValueQueue(type)
    self.interval = max(interval, .zero)
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    values.append(value)
    hold(at: now, out)
  }

  /// An event is pending, whose value, if any, was appended.
  private mutating func hold(at now: Duration, _ out: Engine) {
    let due = now + interval
    if self.due == nil {
      self.due = due
      // The event may have been queued while the observer had the last one.
      let now = max(now, delivered ?? now)
      out.startTimer(after: max(due - now, .zero), from: now)
    } else {
      rest.append(due)
      out.enqueueTimer(after: interval, from: now)
    }
  }

  package mutating func elapsed(at fired: Duration, _ out: Engine) -> Bool {
    guard let due else { return false }
    let now = max(fired, delivered ?? fired)
    if due > now {
      out.startTimer(after: due - now, from: now)
      return false
    }
    self.due = rest.popFirst()
    if values.count > 0 {
      out.next(values.first)
      values.removeFirst()
    } else {
      out.finish(.completed)
    }
    let later = max(now, out.time)
    delivered = later
    guard let next = self.due else { return false }
    return out.dequeueTimer(after: next - later, from: later)
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted { return hold(at: now, out) }
    due = nil
    rest.removeAll()
    values.removeAll()
    out.finish(termination)
    out.cancelTimer()
  }
}

extension GatedOperator {
  /// `delay`.
  package convenience init<Element>(
    _ source: EventSource<Element>, delayedBy interval: Duration,
    _ clock: @escaping RuleClock.Source
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), clock) { DelayRule(type, interval) }
  }
}
