// SPDX-License-Identifier: MIT

/// An operator with one source and one timer, as a value.
///
/// The rule stores the operator's state, and decides what to send for each event and when the timer
/// fires next. It knows no clock, no thread and no lock.
///
/// Each subscription works on a copy; its calls are serial. There is one timer: starting it
/// replaces the previous one, so a rule is never called for a replaced timer.
@usableFromInline
package protocol TimedRule<Input, Output>: SendableMetatype {
  associatedtype Input: Sendable
  associatedtype Output

  /// Whether `receive` and `sourceFinished` need the time; otherwise they get zero, and no clock is
  /// read.
  static var tellsTime: Bool { get }

  /// Whether the timer may send an event; it then continues after the source was abandoned.
  static var timerSends: Bool { get }

  /// Whether the source is torn down before its terminal event is handled, instead of afterwards
  /// (C6).
  static var tearsDownFirst: Bool { get }

  /// Called before the source is subscribed to.
  mutating func begin(_ sink: EventSink<Output>) -> TimerAction

  /// Called for each value.
  mutating func receive(
    _ input: Input, at now: Duration, _ sink: EventSink<Output>
  ) -> TimerAction

  /// Called when the timer fires: at the requested time, or later on a busy machine.
  mutating func elapsed(at now: Duration, _ sink: EventSink<Output>) -> TimerAction

  /// Called for the terminal event of the source.
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

/// What to do with the timer.
@usableFromInline
package enum TimerAction: Hashable, Sendable {
  /// Do nothing.
  case keep
  /// Start the timer; a running one is replaced.
  case start(after: Duration)
  /// Fire after this delay; a timer that is already running may fire too early, and the rule then
  /// restarts it for the rest of the time.
  ///
  /// On a real clock, a running timer is left alone, which saves a timer for each value. In virtual
  /// time, a new timer is started; see ``Timing/Turns``.
  case postpone(by: Duration)
  /// An event was added to a queue and is due after this delay; the timer runs for the first event
  /// of that queue.
  ///
  /// The event gets a timer of its own only with ``Timing/Turns/eachEvent``.
  case enqueue(after: Duration)
  /// The first event of a queue was sent, and the next one is due after this delay; zero or less
  /// means now.
  case dequeue(after: Duration)
  /// Stop the timer.
  case cancel
  /// Call the rule again immediately with the same time, unless the result has ended.
  case again
}

/// A value that a rule buffers until it is due.
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
