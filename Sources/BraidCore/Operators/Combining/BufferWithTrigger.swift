// SPDX-License-Identifier: MIT

/// Collects values until the trigger emits.
final class BufferWithTriggerSink: GatedSink, @unchecked Sendable {  // in the gate
  private let sendArray: SendArray
  private var held: ValueQueue

  init(_ subscription: GatedSubscription, _ sendArray: @escaping SendArray) {
    held = ValueQueue(subscription.types.0)
    self.sendArray = sendArray
    super.init(subscription, GatedNeeds(finalEvents: [.firstError, .firstCompletion]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) { held.append(value) }

  override func second(_ value: UnsafeRawPointer) { sendArray(&held, sink) }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if source == .second { return }
    if termination.isCompleted { sendArray(&held, sink) } else { held.removeAll() }
    finish(termination)
  }
}

extension GatedOperator {
  /// `bufferWithTrigger`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, bufferedUntil trigger: EventSource<Trigger>
  ) {
    let sendArray = sendArray(of: Element.self)
    self.init(source, trigger) { BufferWithTriggerSink($0, sendArray) }
  }
}
