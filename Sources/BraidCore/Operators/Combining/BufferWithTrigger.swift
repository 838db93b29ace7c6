// SPDX-License-Identifier: MIT

/// Collects values until the trigger emits.
struct BufferWithTriggerRule: ~Copyable, GatedRule {
  private let sendArray: SendArray
  private var held: ValueQueue

  init(_ type: RawType, _ sendArray: @escaping SendArray) {
    held = ValueQueue(type)
    self.sendArray = sendArray
  }

  @inline(__always)
  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    held.append(value)
  }

  mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    sendArray(&held, out.sink)
  }

  var finalEvents: RuleEvents { [.firstError, .firstCompletion] }

  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if source == .second { return }
    if termination.isCompleted { sendArray(&held, out.sink) } else { held.removeAll() }
    out.finish(termination)
  }
}

extension GatedOperator {
  /// `bufferWithTrigger`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, bufferedUntil trigger: EventSource<Trigger>
  ) {
    let (type, sendArray) = (RawType(Element.self), sendArray(of: Element.self))
    self.init((source.raw, type), (trigger.raw, RawType(Trigger.self))) {
      BufferWithTriggerRule(type, sendArray)
    }
  }
}
