// SPDX-License-Identifier: MIT

/// Collects values into arrays; sends an array once an interval has passed without a newer value,
/// or when it is full.
struct BufferDebounceRule: ~Copyable, GatedRule {
  private let interval: Duration
  private let count: Int
  private let sendArray: SendArray
  /// The values of the array; the timer runs while there are some.
  private var held: ValueQueue
  /// The time at which the array is due.
  private var due = Duration.zero

  static var clockUse: ClockUse { .timerAndTime }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - count: The maximum size of an array; no limit if zero or less.
  init(
    _ type: RawType, _ interval: Duration, count: Int, _ sendArray: @escaping SendArray
  ) {
    held = ValueQueue(type)
    self.interval = max(interval, .zero)
    self.count = count
    self.sendArray = sendArray
  }

  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    held.append(value)
    if held.count == count {
      sendArray(&held, out.sink)
      out.cancelTimer()
    } else {
      due = now + interval
      out.postponeTimer(by: interval, from: now)
    }
  }

  mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    if held.count == 0 { return false }
    if due > now {
      out.startTimer(after: due - now, from: now)
    } else {
      sendArray(&held, out.sink)
    }
    return false
  }

  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if held.count > 0, termination.isCompleted { sendArray(&held, out.sink) }
    held.removeAll()
    out.finish(termination)
    out.cancelTimer()
  }
}

extension GatedOperator {
  /// `buffer(debounce:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, bufferedUntilPause interval: Duration, count: Int,
    _ clock: @escaping RuleClock.Source
  ) {
    let (type, sendArray) = (RawType(Element.self), sendArray(of: Element.self))
    self.init((source.raw, type), clock) {
      BufferDebounceRule(type, interval, count: count, sendArray)
    }
  }
}
