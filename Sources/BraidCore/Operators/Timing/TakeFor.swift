// SPDX-License-Identifier: MIT

/// Forwards the values of the first `duration`, then completes.
package struct TakeForRule: GatedRule {
  private let duration: Duration

  package static var clockUse: ClockUse { .timer }

  /// A rule for one subscription.
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  package mutating func begin(at now: Duration, _ out: Engine) {
    out.startTimer(after: duration, from: now)
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    out.next(value)
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    out.finish(.completed)
    return false
  }
}

extension GatedOperator {
  /// `take(for:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, takenFor duration: Duration,
    _ clock: @escaping RuleClock.Source
  ) {
    self.init((source.raw, RawType(Element.self)), clock) { TakeForRule(duration) }
  }
}
