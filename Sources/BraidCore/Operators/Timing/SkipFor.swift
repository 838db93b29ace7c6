// SPDX-License-Identifier: MIT

/// Drops the values of the first `duration`.
package struct SkipForRule: GatedRule {
  private let duration: Duration
  private var isOpen = false

  package static var clockUse: ClockUse { .timer }
  package static var timerSends: Bool { false }

  /// A rule for one subscription.
  package init(_ duration: Duration) { self.duration = max(duration, .zero) }

  package mutating func begin(at now: Duration, _ out: Engine) {
    out.startTimer(after: duration, from: now)
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if isOpen { out.next(value) }
  }

  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool {
    isOpen = true
    return false
  }
}

extension GatedOperator {
  /// `skip(_:scheduler:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, skippedFor duration: Duration,
    _ clock: @escaping RuleClock.Source
  ) {
    self.init((source.raw, RawType(Element.self)), clock) { SkipForRule(duration) }
  }
}
