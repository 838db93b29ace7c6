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
package struct BufferRule: ~Copyable, GatedRule {
  private let span: Duration
  private let count: Int
  /// Whether the time of an array begins when the previous one is sent, so that arrays may be
  /// empty; otherwise it begins with the first value.
  private let opensAtOnce: Bool
  private let sendArray: SendArray
  private var held: ValueQueue

  package static var clockUse: ClockUse { .timer }

  /// Creates the rule of one subscription.
  ///
  /// - Parameters:
  ///   - span: The maximum time of an array.
  ///   - count: The maximum size of an array; no limit if zero or less.
  ///   - opensAtOnce: Whether the time begins when the previous array is sent, and not with the
  ///     first value.
  package init(
    _ type: RawType, span: Duration, count: Int = 0, opensAtOnce: Bool,
    _ sendArray: @escaping SendArray
  ) {
    held = ValueQueue(type)
    self.span = max(span, .zero)
    self.count = count
    self.opensAtOnce = opensAtOnce
    self.sendArray = sendArray
  }

  package mutating func begin(at now: Duration, _ out: Engine) {
    if opensAtOnce { out.startTimer(after: span, from: now) }
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    held.append(value)
    if held.count == count {
      send(to: out)
      if opensAtOnce { out.startTimer(after: span, from: now) } else { out.cancelTimer() }
    } else if !opensAtOnce, held.count == 1 {
      out.startTimer(after: span, from: now)
    }
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    send(to: out)
    if opensAtOnce { out.startTimer(after: span, from: now) }
    return false
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if termination.isCompleted { send(to: out) } else { held.removeAll() }
    out.finish(termination)
    out.cancelTimer()
  }

  private mutating func send(to out: Engine) {
    if opensAtOnce || held.count > 0 { sendArray(&held, out.sink) }
  }
}

extension GatedOperator {
  /// `buffer` with a timer.
  package convenience init<Element>(
    _ source: EventSource<Element>, bufferedFor span: Duration, count: Int = 0, opensAtOnce: Bool,
    _ clock: @escaping RuleClock.Source
  ) {
    let (type, sendArray) = (RawType(Element.self), sendArray(of: Element.self))
    self.init((source.raw, type), clock) {
      BufferRule(type, span: span, count: count, opensAtOnce: opensAtOnce, sendArray)
    }
  }
}
