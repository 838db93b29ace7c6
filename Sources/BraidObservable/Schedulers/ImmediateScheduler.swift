// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs work at once, inside the call that schedules it.
///
/// Nested work nests on the stack; ``ImmediateSchedulerType/scheduleRecursive(_:action:)`` loops.
/// To queue nested work instead, use ``CurrentThreadScheduler``. Neither has a clock, so neither
/// can be given to an operator that waits.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// The only one.
  public static let instance = ImmediateScheduler()

  private init() {}

  /// Runs `action` before it returns.
  @preconcurrency
  public func schedule<StateType: Sendable>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
