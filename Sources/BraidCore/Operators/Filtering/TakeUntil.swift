// SPDX-License-Identifier: MIT

/// `take(until:)`: mirrors the source until the trigger sends.
package struct TakeUntilRule: GatedRule {
  /// Which terminal event of the trigger also ends the result; the other one is ignored.
  ///
  /// True for completion, as in RAC, where both are torn down before the end is forwarded; false
  /// for an error, as in Rx.
  private let completesWithTrigger: Bool

  package init(completesWithTrigger: Bool) { self.completesWithTrigger = completesWithTrigger }

  package var finalEvents: RuleEvents {
    [
      .firstCompletion, .firstError, .secondValue,
      completesWithTrigger ? .secondCompletion : .secondError,
    ]
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    out.next(value)
  }

  package mutating func second(_ value: UnsafeRawPointer, _ out: Engine) { end(.completed, out) }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if source == .first || termination.isCompleted == completesWithTrigger {
      end(termination, out)
    }
  }

  private func end(_ termination: Termination, _ out: Engine) {
    if completesWithTrigger { out.tearDownAndFinish(termination) } else { out.finish(termination) }
  }
}

/// `take(untilReplacement:)`: mirrors the source until the replacement sends an event, and then the
/// replacement.
///
/// The source is torn down when that event arrives (RACSignal+Operations.m:771): the result may be
/// in the middle of a value, and the source may react to what has caused the event.
struct ReplacementRule: GatedRule {
  private var isReplaced = false

  static var replacesFirst: Bool { true }
  var finalEvents: RuleEvents { [.firstError, .secondCompletion, .secondError] }

  init() {}

  @inline(__always)
  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if !isReplaced { out.next(value) }
  }

  mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    replace(out)
    out.next(value)
  }

  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    switch source {
    case .first: if !isReplaced, !termination.isCompleted { out.finish(termination) }
    case .second:
      replace(out)
      out.finish(termination)
    }
  }

  private mutating func replace(_ out: Engine) {
    if isReplaced { return }
    isReplaced = true
    out.deactivate(.first)
  }
}

extension GatedOperator {
  /// `take(until:)`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, takenUntil trigger: EventSource<Trigger>,
    completesWithTrigger: Bool
  ) {
    self.init((source.raw, RawType(Element.self)), (trigger.raw, RawType(Trigger.self))) {
      TakeUntilRule(completesWithTrigger: completesWithTrigger)
    }
  }

  /// `take(untilReplacement:)`.
  package convenience init<Element>(
    _ source: EventSource<Element>, untilReplacement replacement: EventSource<Element>
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), (replacement.raw, type)) { ReplacementRule() }
  }
}
