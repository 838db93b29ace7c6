// SPDX-License-Identifier: MIT
public import BraidCore
public import Dispatch

/// A point in time of a scheduler: monotonic, never the wall clock.
public typealias RxTime = ContinuousClock.Instant

/// A length of time: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// Something that runs work: now, or on a thread or a queue of its own.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` with `state` as soon as the scheduler can.
  ///
  /// - Returns: Cancels the work if it has not started; disposes what the action returned if it
  ///   has.
  @preconcurrency
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// How many events `observe(on:)` delivers in one piece of work before other work of the
  /// scheduler gets its turn.
  ///
  /// Some hundreds, unless a scheduler says otherwise; one in virtual time, where tests tell the
  /// turns apart. With one, timed operators also schedule each timer that RxSwift would schedule,
  /// so that actions for the same time run in its order. A scheduler that wraps another one should
  /// say what that does.
  var eventsPerTurn: Int { get }
}

extension ImmediateSchedulerType {
  /// Some hundreds.
  public var eventsPerTurn: Int { Timing.manyEventsPerTurn }
}

/// A scheduler with a clock.
@preconcurrency
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time now, as this scheduler sees it.
  var now: RxTime { get }

  /// Runs `action` with `state` once `dueTime` has passed; at once if it is not positive.
  @preconcurrency
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again until disposed, each time with what it returned the time before.
  ///
  /// Rounds never overlap. If `period` is not positive they follow one another as fast as the
  /// scheduler goes.
  @preconcurrency
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Repeats `action` by scheduling each round with ``scheduleRelative(_:dueTime:action:)``.
  ///
  /// Rounds are due at multiples of the period; a late one does not shift those that follow.
  @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let rounds = RoundState(state, action)
    let repetition = DelayedRounds(clock, performAfter, period) { rounds.advance() }
    repetition.begin(after: startAfter)
    return repetition
  }

  /// What the timed operators of the core need of this scheduler.
  @usableFromInline
  package var timing: Timing {
    Timing(
      now: clock, perform: perform, performAfter: performAfter, eventsPerTurn: eventsPerTurn,
      turns: eventsPerTurn == 1 ? Timing.eachTimer : nil,
      performEvery: { start, period, work in
        schedulePeriodic((), startAfter: start, period: period) { work() }
      })
  }

  private var clock: @Sendable () -> Duration {
    { MonotonicClock.duration(to: now) }
  }

  private var performAfter: @Sendable (Duration, @escaping Timing.Work) -> any Disposable {
    { delay, work in
      scheduleRelative((), dueTime: delay) {
        work()
        return Disposables.create()
      }
    }
  }
}

extension ImmediateSchedulerType {
  /// Runs work as soon as the scheduler can.
  @usableFromInline
  package var perform: @Sendable (@escaping Timing.Work) -> any Disposable {
    { work in
      schedule(()) {
        work()
        return Disposables.create()
      }
    }
  }

  /// Runs work inside the call, if that is what ``perform`` would do.
  @usableFromInline
  package var performInside: Timing.PerformInside? {
    guard let scheduler = self as? MainScheduler else { return nil }
    return { work in scheduler.performInside(work) }
  }

  /// Runs `action`, and again with each state that it hands to the closure it gets.
  ///
  /// A loop on any scheduler, also on one that runs everything at once: the stack does not grow. A
  /// round that the action asks for is scheduled when the action returns.
  ///
  /// - Parameters:
  ///   - state: What the first round gets.
  ///   - action: Runs once a round; its second argument asks for another round.
  /// - Returns: Cancels all rounds that have not started.
  @preconcurrency
  public func scheduleRecursive<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State, (State) -> Void) -> Void
  ) -> any Disposable {
    let work = RecursiveWork<State>(perform) { action($0, $1) }
    work.schedule(state)
    return work
  }
}

@_documentation(visibility: internal)
extension SchedulerType {
  /// Schedules after a duration of Dispatch.
  @_disfavoredOverload @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: DispatchTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: Duration(dueTime), action: action)
  }

  /// Repeats with durations of Dispatch.
  @_disfavoredOverload @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    schedulePeriodic(
      state, startAfter: Duration(startAfter), period: Duration(period), action: action)
  }
}

/// The state of repeated work; rounds never overlap, so it needs no lock.
final class RoundState<State: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) private var state: State
  private let action: @Sendable (State) -> State

  init(_ state: State, _ action: @escaping @Sendable (State) -> State) {
    self.state = state
    self.action = action
  }

  func advance() { state = action(state) }
}
