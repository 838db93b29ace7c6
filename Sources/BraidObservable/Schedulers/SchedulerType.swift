// SPDX-License-Identifier: MIT
public import BraidCore

#if canImport(Dispatch)
  public import Dispatch
#endif

/// An instant of a scheduler's clock.
///
/// It is monotonic, independent of the wall clock.
public typealias RxTime = ContinuousClock.Instant

/// A duration: `.seconds(1)`, `.milliseconds(300)`.
public typealias RxTimeInterval = Duration

/// A type that runs actions: synchronously, or on a thread or queue.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action` with `state` as soon as the scheduler can.
  ///
  /// - Returns: A disposable that cancels the action if it has not started, and otherwise disposes
  ///   the disposable that the action returned.
  @preconcurrency
  func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// The maximum number of events that `observe(on:)` delivers in one action, before other actions
  /// of the scheduler run.
  ///
  /// The default is several hundred. In virtual time it is one, so that tests can tell the actions
  /// apart. If it is one, timed operators also schedule every timer that RxSwift schedules, so that
  /// actions for the same time run in RxSwift's order. A scheduler that wraps another one should
  /// return that scheduler's number.
  var eventsPerTurn: Int { get }
}

extension ImmediateSchedulerType {
  /// Several hundred.
  public var eventsPerTurn: Int { Timing.manyEventsPerTurn }
}

/// A scheduler with a clock.
@preconcurrency
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of the scheduler's clock.
  var now: RxTime { get }

  /// Runs `action` with `state` once `dueTime` has passed; immediately if it is not positive.
  @preconcurrency
  func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` periodically until disposed, each time with the state that the previous call
  /// returned.
  ///
  /// Calls never overlap. If `period` is not positive, the next call is scheduled immediately.
  @preconcurrency
  func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Implements periodic actions with ``scheduleRelative(_:dueTime:action:)``.
  ///
  /// Calls are due at multiples of the period; a late call does not delay the next ones.
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

  /// The functions of this scheduler that the timed operators of the core use.
  package var timing: Timing {
    if eventsPerTurn == 1, let scheduler = self as? any VirtualTiming {
      return scheduler.virtualTiming
    }
    return Timing(
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
  /// Runs an action as soon as the scheduler can.
  var perform: @Sendable (@escaping Timing.Work) -> any Disposable {
    { work in
      schedule(()) {
        work()
        return Disposables.create()
      }
    }
  }

  /// Runs an action synchronously, if ``perform`` would do so.
  var performInside: Timing.PerformInside? {
    guard let scheduler = self as? MainScheduler else { return nil }
    return { work in scheduler.performInside(work) }
  }

  /// Runs `action`, and runs it again with each state that it passes to the closure it receives.
  ///
  /// It is a loop on any scheduler, even on a synchronous one: the stack does not grow. A further
  /// call is scheduled when the current call of `action` has returned. On a ``MainScheduler``, each
  /// further call has a turn of the main queue of its own.
  ///
  /// - Parameters:
  ///   - state: The state of the first call.
  ///   - action: Called once for each state. Its second argument schedules another call.
  /// - Returns: A disposable that cancels all calls that have not started.
  @preconcurrency
  public func scheduleRecursive<State: Sendable>(
    _ state: State, action: @escaping @Sendable (State, (State) -> Void) -> Void
  ) -> any Disposable {
    let work = RecursiveWork(perform, queuesNested: self is MainScheduler) { action($0, $1) }
    work.schedule(state)
    return work
  }
}

#if canImport(Dispatch)
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
#endif

/// The state of a periodic action.
///
/// Its calls never overlap, so it needs no lock.
final class RoundState<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let action: @Sendable (State) -> State

  init(_ state: State, _ action: @escaping @Sendable (State) -> State) {
    self.state = state
    self.action = action
  }

  func advance() { state = action(state) }
}
