// SPDX-License-Identifier: MIT

/// `skip(until:)`: emits the source's values once the trigger has emitted.
final class SkipUntilSink: GatedSink, @unchecked Sendable {  // in the gate
  private var isOpen = false

  init(_ subscription: GatedSubscription) {
    super.init(
      subscription, GatedNeeds(subscribesFirstInOrder: true, finalEvents: .firstError))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { if isOpen { next(value) } }

  override func second(_ value: UnsafeRawPointer) {
    isOpen = true
    cancelSecond()
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    switch (source, isOpen, termination.isCompleted) {
    case (.first, true, _), (_, false, false): finish(termination)
    case (.first, false, true): abandonResult()
    case (.second, _, _): break
    }
  }
}

extension GatedOperator {
  /// `skip(until:)`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, skippedUntil trigger: EventSource<Trigger>
  ) {
    self.init(source, trigger) { SkipUntilSink($0) }
  }
}
