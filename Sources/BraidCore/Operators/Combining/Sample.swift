// SPDX-License-Identifier: MIT

/// `sample`: sends the latest value of the source whenever the trigger sends.
final class SampleSink: GatedSink, @unchecked Sendable {  // in the gate
  private var latest: ValueQueue
  private var hasSourceTerminated = false
  /// Sent if there is no value when the trigger sends.
  private let defaultValue: ValueBox?
  /// Whether a value is sent repeatedly, and the completion of either source ends the result, as in
  /// RAC.
  ///
  /// In Rx a value is sent once, and after the completion of the source, the result terminates with
  /// the next event of the trigger.
  private let repeats: Bool

  init(_ subscription: GatedSubscription, defaultValue: ValueBox?, repeats: Bool) {
    latest = ValueQueue(subscription.types.0)
    self.defaultValue = defaultValue
    self.repeats = repeats
    super.init(
      subscription,
      GatedNeeds(
        subscribesFirstInOrder: true,
        finalEvents: repeats
          ? [.errors, .firstCompletion, .secondCompletion] : [.errors, .secondCompletion]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { latest.replace(by: value) }

  override func second(_ value: UnsafeRawPointer) {
    send()
    if hasSourceTerminated { finish(.completed) }
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if repeats { return tearDownAndFinish(termination) }
    if source == .first, termination.isCompleted {
      hasSourceTerminated = true
      return
    }
    if termination.isCompleted { send() }
    finish(termination)
  }

  @inline(__always)
  private func send() {
    if latest.count > 0 {
      next(latest.first)
      if !repeats { latest.removeFirst() }
    } else if let defaultValue {
      next(defaultValue.address)
    }
  }
}

extension GatedOperator {
  /// `sample`.
  package convenience init<Element, Sampler>(
    _ source: EventSource<Element>, sampledOn sampler: EventSource<Sampler>,
    defaultValue: ValueBox? = nil, repeats: Bool
  ) {
    self.init(source, sampler) { SampleSink($0, defaultValue: defaultValue, repeats: repeats) }
  }
}
