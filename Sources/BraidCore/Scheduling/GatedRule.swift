// SPDX-License-Identifier: MIT

/// An operator with two sources, or with a source and a timer, as a value: its state and its
/// reaction to each event.
///
/// A ``GatedSink`` runs it. Each subscription has a rule of its own. The calls of a rule are
/// serial, so it needs no lock and no atomic, and it reads no clock except ``GatedSink/time``. A
/// method sends its results through `out`, at most one of them a terminal event, and as the last
/// one.
///
/// Values arrive by address, which is valid during the call: a rule is compiled once for all types.
/// It buffers values in a ``ValueQueue``. Mark the method of the value path `@inline(__always)`.
package protocol GatedRule: ~Copyable, SendableMetatype {
  typealias Engine = GatedSink

  /// The use that the rule makes of the clock.
  static var clockUse: ClockUse { get }
  /// Whether the first source is subscribed to before the second.
  ///
  /// It matters if both are the same subject: the first subscription receives each value first.
  static var subscribesFirstInOrder: Bool { get }
  /// Whether the first source is torn down before its terminal event is handled, instead of
  /// afterwards (C6).
  static var tearsDownFirst: Bool { get }
  /// Whether the first event of the second source tears the first source down, even if that event
  /// is queued at the gate.
  static var replacesFirst: Bool { get }
  /// Whether the timer may send an event; it then continues after the source was abandoned.
  static var timerSends: Bool { get }

  /// The events of two sources that always end the result; read once, at the beginning.
  ///
  /// If the gate is busy, both sources are torn down when such an event is queued (C6).
  var finalEvents: RuleEvents { get }

  /// Called before the source is subscribed to, if the rule has a timer.
  mutating func begin(at now: Duration, _ out: Engine)

  /// Called for each value of the first source, with the time at which it was sent.
  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine)

  /// Called for each value of the second source.
  mutating func second(_ value: UnsafeRawPointer, _ out: Engine)

  /// Called for the terminal event of a source.
  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine)

  /// Called when the timer fires: at the requested time, or later on a busy machine.
  ///
  /// - Returns: Whether to call it again immediately with the same time, unless the result has
  ///   ended.
  mutating func elapsed(at now: Duration, _ out: Engine) -> Bool
}

extension GatedRule where Self: ~Copyable {
  package static var clockUse: ClockUse { .none }
  package static var subscribesFirstInOrder: Bool { false }
  package static var tearsDownFirst: Bool { false }
  package static var replacesFirst: Bool { false }
  package static var timerSends: Bool { true }
  package var finalEvents: RuleEvents { [] }
  package mutating func begin(at now: Duration, _ out: Engine) {}
  package mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {}
  package mutating func elapsed(at now: Duration, _ out: Engine) -> Bool { false }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) { out.finish(termination) }
}

/// Events of the two sources of a rule.
package struct RuleEvents: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  static let firstCompletion = RuleEvents(rawValue: 1)
  static let firstError = RuleEvents(rawValue: 2)
  static let secondValue = RuleEvents(rawValue: 4)
  static let secondCompletion = RuleEvents(rawValue: 8)
  static let secondError = RuleEvents(rawValue: 16)
  static let errors: RuleEvents = [.firstError, .secondError]
}

/// The use that a rule makes of the clock.
package enum ClockUse {
  /// None: the rule has two sources and no timer.
  case none
  /// It has a timer, but is not told the time: no clock is read for its events.
  case timer
  /// It has a timer, and receives the time of its events.
  case timerAndTime
}
