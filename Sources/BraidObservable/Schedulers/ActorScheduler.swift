// SPDX-License-Identifier: MIT
import BraidCore

/// Runs work on an actor, one thing after another, in the order it was scheduled.
///
/// What waits is done in one visit to the actor, up to a limit, so that others get their turn. Of
/// two schedulers of one actor, either may come first. To deliver events on an actor write
/// `observe(on: actor)`; for the main actor there is ``MainScheduler``, which runs work at once
/// when it is there already.
public final class ActorScheduler: SchedulerType {
  private let timing: Timing

  /// A scheduler on `actor`, which it keeps.
  public init(_ actor: any Actor) { timing = Timing(ActorWork(keeping: actor)) }

  /// Monotonic time.
  public var now: RxTime { .now }

  /// Runs `action` as soon as the actor gets to it.
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
