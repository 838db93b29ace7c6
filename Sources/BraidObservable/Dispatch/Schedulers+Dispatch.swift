// SPDX-License-Identifier: MIT
public import BraidCore
public import Dispatch

extension SchedulerType {
  /// The same, with a length of time as Dispatch counts it.
  @_documentation(visibility: internal) @_disfavoredOverload @preconcurrency
  public func scheduleRelative<StateType: Sendable>(
    _ state: StateType, dueTime: DispatchTimeInterval,
    action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: Duration(dueTime), action: action)
  }

  /// The same, with lengths of time as Dispatch counts them.
  @_documentation(visibility: internal) @_disfavoredOverload @preconcurrency
  public func schedulePeriodic<StateType: Sendable>(
    _ state: StateType, startAfter: DispatchTimeInterval, period: DispatchTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    schedulePeriodic(
      state, startAfter: Duration(startAfter), period: Duration(period), action: action)
  }
}
