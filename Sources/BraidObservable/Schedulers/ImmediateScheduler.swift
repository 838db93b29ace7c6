// SPDX-License-Identifier: MIT
public import BraidCore

/// Runs actions synchronously, inside the call that schedules them.
///
/// Nested actions nest on the stack, except with
/// ``ImmediateSchedulerType/scheduleRecursive(_:action:)``, which is a loop. To queue nested
/// actions instead, use ``CurrentThreadScheduler``. Neither scheduler has a clock, so neither can
/// be passed to a timed operator.
public final class ImmediateScheduler: ImmediateSchedulerType {
  /// The shared instance.
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
