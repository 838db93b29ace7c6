// SPDX-License-Identifier: MIT

/// An operator with two sources, or with a source and a timer, as a value: its state and its
/// reaction to each event.
///
/// A ``GatedSink`` runs it. Each subscription works on a copy. The calls of a rule are serial, so
/// it needs no lock and no atomic, and it reads no clock except ``GatedSink/time``. A method sends
/// its results through `out`, at most one of them a terminal event, and as the last one. Mark the
/// method of the value path `@inline(__always)`.
@usableFromInline
package protocol GatedRule<First, Output>: SendableMetatype {
  associatedtype First
  /// The values of the second source; `Never` if there is none.
  associatedtype Second = Never
  associatedtype Output
  /// ``Timing`` or ``TimersOnly`` for a rule with a timer.
  associatedtype Clock: RuleClock = NoClock

  typealias Engine = GatedSink<Self>

  /// Whether the first source is subscribed to before the second.
  ///
  /// It matters if both are the same subject: the first subscription receives each value first.
  static var subscribesFirstInOrder: Bool { get }
  /// Whether the first source is torn down before its terminal event is handled, instead of
  /// afterwards (C6).
  static var tearsDownFirst: Bool { get }
  /// Whether the timer may send an event; it then continues after the source was abandoned.
  static var timerSends: Bool { get }

  /// Called before the source is subscribed to, if the rule has a timer.
  mutating func begin(at now: Clock.Instant, _ out: Engine)

  /// Called for each value of the first source, with the time at which it was sent.
  mutating func first(_ value: First, at now: Clock.Instant, _ out: Engine)

  /// Called for each value of the second source.
  mutating func second(_ value: Second, _ out: Engine)

  /// Called for the terminal event of a source.
  mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Clock.Instant, _ out: Engine)

  /// Called when the timer fires: at the requested time, or later on a busy machine.
  ///
  /// - Returns: Whether to call it again immediately with the same time, unless the result has
  ///   ended.
  mutating func elapsed(at now: Clock.Instant, _ out: Engine) -> Bool
}

extension GatedRule {
  @inlinable package static var subscribesFirstInOrder: Bool { false }
  @inlinable package static var tearsDownFirst: Bool { false }
  @inlinable package static var timerSends: Bool { true }
  @inlinable @inline(__always)
  package mutating func begin(at now: Clock.Instant, _ out: Engine) {}
  @inlinable package mutating func elapsed(at now: Clock.Instant, _ out: Engine) -> Bool { false }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Clock.Instant, _ out: Engine
  ) { out.finish(termination) }
}

extension GatedRule where Second == Never {
  @inlinable package mutating func second(_ value: Never, _ out: Engine) {}
}

/// The time that a rule receives with each event.
@usableFromInline
package protocol RuleClock: Sendable {
  associatedtype Instant: Sendable = Void

  /// Whether a rule with this clock has a timer.
  static var hasTimer: Bool { get }

  /// The current time.
  var instant: Instant { get }
  /// The time at which a subscription begins.
  var start: Instant { get }
}

/// The clock of a rule without a timer: none.
@usableFromInline
package struct NoClock: RuleClock {
  @inlinable package init() {}
  @inlinable package static var hasTimer: Bool { false }
  @inlinable package var instant: Void { () }
  @inlinable package var start: Void { () }
}
