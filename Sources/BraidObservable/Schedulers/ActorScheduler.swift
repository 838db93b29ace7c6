// SPDX-License-Identifier: MIT
import BraidCore

/// Runs actions on an actor, one at a time, in the order in which they were scheduled.
///
/// ```swift
/// actor Store {
///   func log(_ values: Observable<Int>) -> Observable<Int> {
///     values.observe(on: ActorScheduler(self))
///   }
/// }
/// ```
///
/// Several pending actions run in one turn of the actor, up to a limit, so that other tasks of the
/// actor are not starved. Two schedulers of one actor have no common order. To deliver events on an
/// actor, `observe(on: actor)` is shorter. For the main actor, use ``MainScheduler``, which runs an
/// action synchronously when it is called on the main queue.
public final class ActorScheduler: SchedulerType {
  private let timing: Timing

  /// A scheduler that runs actions on `actor` and retains it.
  public init(_ actor: any Actor) { timing = Timing(ActorWork(keeping: actor)) }

  /// The current time of the monotonic clock.
  public var now: RxTime { .now }

  /// Runs `action` on the actor, asynchronously.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timing.schedule(state, action)
  }

  /// Runs `action` on the actor once `dueTime` has passed.
  @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    timing.schedule(state, after: dueTime, action)
  }
}

extension Timing {
  func schedule<State: Sendable>(
    _ state: State, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    return Disposables.create(perform { result.setDisposable(action(state)) }, result)
  }

  func schedule<State: Sendable>(
    _ state: State, after delay: Duration, _ action: @escaping @Sendable (State) -> any Disposable
  ) -> any Disposable {
    let result = SingleAssignmentDisposable()
    return Disposables.create(
      performAfter(delay) { result.setDisposable(action(state)) }, result)
  }
}
