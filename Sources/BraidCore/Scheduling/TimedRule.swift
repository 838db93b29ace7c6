// SPDX-License-Identifier: MIT

/// An operator with one source and one timer, as a value.
///
/// It says what the operator does with each event and when it wants to be called next, and keeps
/// the state. It knows no clock, no thread and no lock.
///
/// Each subscription works on a copy. Calls come one at a time. There is one timer: starting it
/// again makes the one before void, so a rule is never called for a stale timer.
@usableFromInline
package protocol TimedRule<Input, Output>: SendableMetatype {
  associatedtype Input: Sendable
  associatedtype Output

  /// Whether `receive` and `finish` need the time; otherwise they get zero, and no clock is read.
  static var tellsTime: Bool { get }

  /// Whether the timer may bring an event: then it outlives a source that was abandoned.
  static var timerSends: Bool { get }

  /// Whether the source is torn down before its end is handled, not after that (C6).
  static var tearsDownFirst: Bool { get }

  /// The subscription begins, before the source is subscribed to.
  mutating func begin(_ sink: EventSink<Output>) -> TimerAction

  /// A value has arrived.
  mutating func receive(
    _ input: Input, at now: Duration, _ sink: EventSink<Output>
  ) -> TimerAction

  /// The timer has fired: at or, if the machine was busy, after the time it was set to.
  mutating func elapsed(at now: Duration, _ sink: EventSink<Output>) -> TimerAction

  /// The source has ended.
  mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Output>
  ) -> TimerAction
}

extension TimedRule {
  @inlinable package static var tellsTime: Bool { true }
  @inlinable package static var timerSends: Bool { true }
  @inlinable package static var tearsDownFirst: Bool { false }
  @inlinable package mutating func begin(_ sink: EventSink<Output>) -> TimerAction { .keep }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Output>
  ) -> TimerAction {
    sink.finish(termination)
    return .keep
  }
}

/// What a rule wants to happen to its timer.
@usableFromInline
package enum TimerAction: Hashable, Sendable {
  /// Nothing.
  case keep
  /// It is started; the one before, if any, is void.
  case start(after: Duration)
  /// It is to fire this much later than now, and may fire too early, if it runs: then the rule
  /// starts it for the rest.
  ///
  /// On a real clock a timer that runs is left alone, which saves a timer for each value. Virtual
  /// time starts another one: see ``Timing/Turns``.
  case postpone(by: Duration)
  /// Another event has joined a queue whose first one the timer is set to, and is due this much
  /// later than now.
  ///
  /// The event has a timer of its own only where ``Timing/Turns/eachEvent`` asks for it.
  case enqueue(after: Duration)
  /// The first event of a queue was sent, and the one that follows it is due this much later than
  /// now; zero or less: it is due.
  case dequeue(after: Duration)
  /// It is stopped.
  case cancel
  /// The rule is called again at once with the same time, unless nobody listens any more.
  case again
}

/// A value that a rule keeps until its time has come.
@usableFromInline
package struct DueValue<Value> {
  @usableFromInline let value: Value
  @usableFromInline let due: Duration

  @inlinable
  init(_ value: Value, due: Duration) {
    self.value = value
    self.due = due
  }
}
