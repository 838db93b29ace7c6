// SPDX-License-Identifier: MIT

/// `sample`: sends the latest value of the source whenever the trigger sends.
package struct SampleRule: ~Copyable, GatedRule {
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

  package init(_ type: RawType, defaultValue: ValueBox? = nil, repeats: Bool) {
    latest = ValueQueue(type)
    self.defaultValue = defaultValue
    self.repeats = repeats
  }

  package static var subscribesFirstInOrder: Bool { true }

  package var finalEvents: RuleEvents {
    repeats ? [.errors, .firstCompletion, .secondCompletion] : [.errors, .secondCompletion]
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    latest.replace(by: value)
  }

  @inline(__always)
  package mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    send(to: out)
    if hasSourceTerminated { out.finish(.completed) }
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if repeats { return out.tearDownAndFinish(termination) }
    if source == .first, termination.isCompleted {
      hasSourceTerminated = true
      return
    }
    if termination.isCompleted { send(to: out) }
    out.finish(termination)
  }

  @inline(__always)
  private mutating func send(to out: Engine) {
    if latest.count > 0 {
      out.next(latest.first)
      if !repeats { latest.removeFirst() }
    } else if let defaultValue {
      out.next(defaultValue.address)
    }
  }
}

extension GatedOperator {
  /// `sample`.
  package convenience init<Element, Sampler>(
    _ source: EventSource<Element>, sampledOn sampler: EventSource<Sampler>,
    defaultValue: ValueBox? = nil, repeats: Bool
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), (sampler.raw, RawType(Sampler.self))) {
      SampleRule(type, defaultValue: defaultValue, repeats: repeats)
    }
  }
}
