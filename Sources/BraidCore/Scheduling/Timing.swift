// SPDX-License-Identifier: MIT

/// What a timed operator needs of a scheduler, whichever model's it is.
@usableFromInline
package struct Timing: Sendable {
  @usableFromInline
  package typealias Work = @Sendable () -> Void
  /// Runs work inside the call where the scheduler would do so; false if it would not.
  @usableFromInline
  package typealias PerformInside = @Sendable (_ work: () -> Void) -> Bool

  /// Monotonic time since some fixed moment.
  @usableFromInline package let now: @Sendable () -> Duration
  /// Runs work as soon as the scheduler can; the disposable cancels it.
  @usableFromInline package let perform: @Sendable (@escaping Work) -> any Disposable
  /// Runs work after a delay; the disposable cancels it.
  @usableFromInline package let performAfter: @Sendable (Duration, @escaping Work) -> any Disposable
  /// Runs work after a delay, then again after every period; two rounds never overlap.
  @usableFromInline package let performEvery:
    @Sendable (_ start: Duration, _ period: Duration, @escaping Work) -> any Disposable
  /// Which timers the order at one moment of virtual time depends on; nil on a real clock, where
  /// nobody can tell, and one timer serves many events.
  @usableFromInline package let turns: (@Sendable () -> Turns)?
  /// How many events an operator delivers in a row before other work gets its turn.
  @usableFromInline package let eventsPerTurn: Int
  /// Whether the calling code is work of the scheduler, of which there is never more than one piece
  /// under way; nil if nobody can tell, or the scheduler does several things at once.
  package var isWork: (@Sendable () -> Bool)?

  /// What timers a timed operator starts, which decides the order of events that are due at the
  /// same moment: work that is due together runs in the order in which it was scheduled.
  @usableFromInline
  package enum Turns: Hashable, Sendable {
    /// As few as possible: a timer that is put off keeps running and is set again when it fires,
    /// and events that are due together are sent together. For real clocks.
    case shared
    /// Those of RxSwift: a timer that is put off is scheduled again, and of the events in a queue
    /// each is scheduled when the one before it has been sent.
    case eachTimer
    /// Those of ReactiveObjC: likewise, but each event in a queue is scheduled when it is received.
    case eachEvent
  }

  /// The ``turns`` of observables in virtual time.
  package static let eachTimer: @Sendable () -> Turns = { .eachTimer }

  /// What ``eventsPerTurn`` is where work runs on real threads.
  @usableFromInline package static var manyEventsPerTurn: Int { 512 }

  /// What a scheduler does; one that cannot repeat work by itself schedules it anew for each round.
  package init(
    now: @escaping @Sendable () -> Duration,
    perform: @escaping @Sendable (@escaping Work) -> any Disposable,
    performAfter: @escaping @Sendable (Duration, @escaping Work) -> any Disposable,
    eventsPerTurn: Int = Timing.manyEventsPerTurn,
    turns: (@Sendable () -> Turns)? = nil,
    performEvery: (@Sendable (Duration, Duration, @escaping Work) -> any Disposable)? = nil
  ) {
    self.now = now
    self.perform = perform
    self.performAfter = performAfter
    self.eventsPerTurn = eventsPerTurn
    self.turns = turns
    self.performEvery =
      performEvery ?? { start, period, work in
        let rounds = DelayedRounds(now, performAfter, period, work)
        rounds.begin(after: start)
        return rounds
      }
  }
}
