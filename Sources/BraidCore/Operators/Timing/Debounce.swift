// SPDX-License-Identifier: MIT

/// Sends a value once an interval has passed without a newer one; completion sends it immediately.
package struct DebounceRule: ~Copyable, GatedRule {
  private let interval: Duration
  private let isDelayed: Condition<Untyped>?
  /// Whether completion drops the pending value instead of sending it.
  private let dropsLast: Bool
  /// The pending value; the timer runs while there is one.
  private var pending: ValueQueue
  /// The time at which the pending value is due.
  private var due = Duration.zero

  package static var clockUse: ClockUse { .timerAndTime }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - isDelayed: If it returns false, the value is sent immediately and the pending one is
  ///     dropped.
  ///   - dropsLast: Whether completion drops the pending value.
  package init(
    _ type: RawType, _ interval: Duration, where isDelayed: Condition<Untyped>? = nil,
    dropsLast: Bool = false
  ) {
    pending = ValueQueue(type)
    self.dropsLast = dropsLast
    self.interval = max(interval, .zero)
    self.isDelayed = isDelayed
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if let isDelayed, !isDelayed.call(untyped(at: value).pointee) { return pass(value, out) }
    pending.replace(by: value)
    due = now + interval
    out.postponeTimer(by: interval, from: now)
  }

  private mutating func pass(_ value: UnsafeRawPointer, _ out: Engine) {
    let wasTiming = pending.count > 0
    pending.removeAll()
    out.next(value)
    if wasTiming { out.cancelTimer() }
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    if pending.count == 0 { return false }
    if due > now {
      out.startTimer(after: due - now, from: now)
    } else {
      out.next(pending.first)
      pending.removeFirst()
    }
    return false
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if pending.count > 0, termination.isCompleted, !dropsLast { out.next(pending.first) }
    pending.removeAll()
    out.finish(termination)
    out.cancelTimer()
  }
}

/// A closure that tests a value.
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
    _ clock: @escaping RuleClock.Source
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), clock) {
      DebounceRule(type, interval, where: isDelayed, dropsLast: dropsLast)
    }
  }
}
