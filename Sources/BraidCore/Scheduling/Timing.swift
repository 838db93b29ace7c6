// SPDX-License-Identifier: MIT

/// The functions of a scheduler of either model that timed operators use.
@usableFromInline
package struct Timing: Sendable {
  package typealias Work = @Sendable () -> Void
  /// Runs an action synchronously if the scheduler would do so; otherwise returns false.
  package typealias PerformInside = @Sendable (_ work: () -> Void) -> Bool

  /// The monotonic time since some fixed instant.
  package let now: @Sendable () -> Duration
  /// Runs an action as soon as possible; the disposable cancels it.
  package let perform: @Sendable (@escaping Work) -> any Disposable
  /// Runs an action after a delay; the disposable cancels it.
  package let performAfter: @Sendable (Duration, @escaping Work) -> any Disposable
  /// Runs an action after a delay, then repeats it every period; rounds never overlap.
  package let performEvery:
    @Sendable (_ start: Duration, _ period: Duration, @escaping Work) -> any Disposable
  /// The timers that determine the order of simultaneous events in virtual time; nil on a real
  /// clock, where that order is undefined and one timer serves several events.
  package let turns: (@Sendable () -> Turns)?
  /// The number of events an operator delivers in a row before other actions get their turn.
  package let eventsPerTurn: Int
  /// Whether the calling code is an action of the scheduler; nil if that is unknown or the
  /// scheduler is concurrent.
  package var isWork: (@Sendable () -> Bool)?

  /// Which timers a timed operator starts.
  ///
  /// This decides the order of events that are due at the same time: simultaneous actions run in
  /// the order in which they were scheduled.
  package enum Turns: Hashable, Sendable {
    /// As few timers as possible, for real clocks: a postponed timer keeps running and is set again
    /// when it fires, and simultaneous events are sent together.
    case shared
    /// The timers of RxSwift: a postponed timer is scheduled again, and each event in a queue is
    /// scheduled when the previous one was sent.
    case eachTimer
    /// The timers of ReactiveObjC: like ``eachTimer``, but each event in a queue is scheduled when
    /// it is received.
    case eachEvent
  }

  /// The ``turns`` of observables in virtual time.
  package static let eachTimer: @Sendable () -> Turns = { .eachTimer }

  /// The value of ``eventsPerTurn`` on real threads.
  package static var manyEventsPerTurn: Int { 512 }

  /// Creates the functions of a scheduler; without `performEvery`, each round is scheduled
  /// separately.
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
