// SPDX-License-Identifier: MIT

/// Collects values into arrays; sends an array once an interval has passed without a newer value,
/// or when it is full.
final class BufferDebounceSink: GatedSink, @unchecked Sendable {  // in the gate
  private let interval: Duration
  private let count: Int
  private let sendArray: SendArray
  /// The values of the array; the timer runs while there are some.
  private var held: ValueQueue
  /// The time at which the array is due.
  private var due = Duration.zero

  /// - Parameters:
  ///   - interval: The time without a newer value.
  ///   - count: The maximum size of an array; no limit if zero or less.
  init(
    _ subscription: GatedSubscription, _ interval: Duration, count: Int,
    _ sendArray: @escaping SendArray
  ) {
    held = ValueQueue(subscription.types.0)
    self.interval = max(interval, .zero)
    self.count = count
    self.sendArray = sendArray
    super.init(subscription, GatedNeeds(clock: .timerAndTime))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    held.append(value)
    if held.count == count {
      sendArray(&held, sink)
      cancelTimer()
    } else {
      due = now + interval
      postponeTimer(by: interval, from: now)
    }
  }

  override func elapsed(at now: Duration) -> Bool {
    if held.count == 0 { return false }
    if due > now {
      startTimer(after: due - now, from: now)
    } else {
      sendArray(&held, sink)
    }
    return false
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if held.count > 0, termination.isCompleted { sendArray(&held, sink) }
    held.removeAll()
    finish(termination)
  }
}

extension GatedOperator {
  /// `buffer(debounce:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, bufferedUntilPause interval: Duration, count: Int,
    _ clock: @escaping OperatorClock.Source
  ) {
    let sendArray = sendArray(of: Element.self)
    self.init(source, clock) { BufferDebounceSink($0, interval, count: count, sendArray) }
  }
}
