// SPDX-License-Identifier: MIT

/// `skip(until:)`: emits the source's values once the trigger has emitted.
struct SkipUntilRule: GatedRule {
  private var isOpen = false

  init() {}

  static var subscribesFirstInOrder: Bool { true }

  @inline(__always)
  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if isOpen { out.next(value) }
  }

  mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    isOpen = true
    out.cancelSecond()
  }

  var finalEvents: RuleEvents { .firstError }

  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    switch (source, isOpen, termination.isCompleted) {
    case (.first, true, _), (_, false, false): out.finish(termination)
    case (.first, false, true): out.abandonResult()
    case (.second, _, _): break
    }
  }
}

extension GatedOperator {
  /// `skip(until:)`.
  package convenience init<Element, Trigger>(
    _ source: EventSource<Element>, skippedUntil trigger: EventSource<Trigger>
  ) {
    self.init((source.raw, RawType(Element.self)), (trigger.raw, RawType(Trigger.self))) {
      SkipUntilRule()
    }
  }
}
