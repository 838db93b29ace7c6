// SPDX-License-Identifier: MIT

/// Sends the values of a queue as an array, and empties the queue.
package typealias SendArray = @Sendable (inout ValueQueue, borrowing RawSink) -> Void

/// The ``SendArray`` for values of type `Element`.
package func sendArray<Element>(of type: Element.Type) -> SendArray {
  { values, sink in
    let array = values.takeAll(as: Element.self)
    withAddress(of: array) { sink.next(at: $0) }
  }
}

/// Collects values into arrays; sends an array when its time has elapsed or it is full.
final class BufferSink: GatedSink, @unchecked Sendable {  // in the gate
  private let span: Duration
  private let count: Int
  /// Whether the time of an array begins when the previous one is sent, so that arrays may be
  /// empty; otherwise it begins with the first value.
  private let opensAtOnce: Bool
  private let sendArray: SendArray
  private var held: ValueQueue

  /// - Parameters:
  ///   - span: The maximum time of an array.
  ///   - count: The maximum size of an array; no limit if zero or less.
  ///   - opensAtOnce: Whether the time begins when the previous array is sent, and not with the
  ///     first value.
  init(
    _ subscription: GatedSubscription, span: Duration, count: Int, opensAtOnce: Bool,
    _ sendArray: @escaping SendArray
  ) {
    held = ValueQueue(subscription.types.0)
    self.span = max(span, .zero)
    self.count = count
    self.opensAtOnce = opensAtOnce
    self.sendArray = sendArray
    super.init(subscription, GatedNeeds(clock: .timer))
  }

  override func begin(at now: Duration) { if opensAtOnce { startTimer(after: span, from: now) } }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    held.append(value)
    if held.count == count {
      send()
      if opensAtOnce { startTimer(after: span, from: now) } else { cancelTimer() }
    } else if !opensAtOnce, held.count == 1 {
      startTimer(after: span, from: now)
    }
  }

  override func elapsed(at now: Duration) -> Bool {
    send()
    if opensAtOnce { startTimer(after: span, from: now) }
    return false
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if termination.isCompleted { send() } else { held.removeAll() }
    finish(termination)
  }

  private func send() {
    if opensAtOnce || held.count > 0 { sendArray(&held, sink) }
  }
}

extension GatedOperator {
  /// `buffer` with a timer.
  package convenience init<Element>(
    _ source: EventSource<Element>, bufferedFor span: Duration, count: Int = 0, opensAtOnce: Bool,
    _ clock: @escaping OperatorClock.Source
  ) {
    let sendArray = sendArray(of: Element.self)
    self.init(source, clock) {
      BufferSink($0, span: span, count: count, opensAtOnce: opensAtOnce, sendArray)
    }
  }
}
