// SPDX-License-Identifier: MIT

/// Forwards the values of the first `duration`, then completes.
final class TakeForSink: GatedSink, @unchecked Sendable {  // in the gate
  private let duration: Duration

  init(_ subscription: GatedSubscription, _ duration: Duration) {
    self.duration = max(duration, .zero)
    super.init(subscription, GatedNeeds(clock: .timer))
  }

  override func begin(at now: Duration) { startTimer(after: duration, from: now) }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { next(value) }

  override func elapsed(at now: Duration) -> Bool {
    finish(.completed)
    return false
  }
}

extension GatedOperator {
  /// `take(for:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, takenFor duration: Duration,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { TakeForSink($0, duration) }
  }
}
