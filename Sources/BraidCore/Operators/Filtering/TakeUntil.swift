// SPDX-License-Identifier: MIT

/// `take(until:)`: mirrors the source until the trigger sends.
final class TakeUntilSink: GatedSink, @unchecked Sendable {  // in the gate
  /// Which terminal event of the trigger also ends the result; the other one is ignored.
  ///
  /// True for completion, as in RAC, where both are torn down before the end is forwarded; false
  /// for an error, as in Rx.
  private let completesWithTrigger: Bool

  init(_ subscription: GatedSubscription, completesWithTrigger: Bool) {
    self.completesWithTrigger = completesWithTrigger
    super.init(
      subscription,
      GatedNeeds(finalEvents: [
        .firstCompletion, .firstError, .secondValue,
        completesWithTrigger ? .secondCompletion : .secondError,
      ]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { next(value) }

  override func second(_ value: UnsafeRawPointer) { end(.completed) }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if source == .first || termination.isCompleted == completesWithTrigger {
      end(termination)
    }
  }

  private func end(_ termination: Termination) {
    if completesWithTrigger { tearDownAndFinish(termination) } else { finish(termination) }
  }
}

/// `take(untilReplacement:)`: mirrors the source until the replacement sends an event, and then the
/// replacement.
///
/// The source is torn down when that event arrives (RACSignal+Operations.m:771): the result may be
/// in the middle of a value, and the source may react to the cause of the event.
final class ReplacementSink: GatedSink, @unchecked Sendable {  // in the gate
  private var isReplaced = false

  init(_ subscription: GatedSubscription) {
    super.init(
      subscription,
      GatedNeeds(
        replacesFirst: true, finalEvents: [.firstError, .secondCompletion, .secondError]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    if !isReplaced { next(value) }
  }

  override func second(_ value: UnsafeRawPointer) {
    replace()
    next(value)
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    switch source {
    case .first: if !isReplaced, !termination.isCompleted { finish(termination) }
    case .second:
      replace()
      finish(termination)
    }
  }

  private func replace() {
    isReplaced = true
    deactivate(.first)
  }
}

extension GatedOperator {
  /// `take(until:)`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, takenUntil trigger: EventSource<Trigger>,
    completesWithTrigger: Bool
  ) {
    self.init(source, trigger) { TakeUntilSink($0, completesWithTrigger: completesWithTrigger) }
  }

  /// `take(untilReplacement:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, untilReplacement replacement: EventSource<Element>
  ) {
    self.init(source, replacement) { ReplacementSink($0) }
  }
}
