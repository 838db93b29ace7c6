// SPDX-License-Identifier: MIT

/// Drops the values of the first `duration`.
final class SkipForSink: GatedSink, @unchecked Sendable {  // in the gate
  private let duration: Duration
  private var isOpen = false

  init(_ subscription: GatedSubscription, _ duration: Duration) {
    self.duration = max(duration, .zero)
    super.init(subscription, GatedNeeds(clock: .timer, timerSends: false))
  }

  override func begin(at now: Duration) { startTimer(after: duration, from: now) }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { if isOpen { next(value) } }

  override func elapsed(at now: Duration) -> Bool {
    isOpen = true
    return false
  }
}

extension GatedOperator {
  /// `skip(_:scheduler:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, skippedFor duration: Duration,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { SkipForSink($0, duration) }
  }
}
