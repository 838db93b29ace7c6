// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Subscribes again when the source fails, as a policy says: how often, after which errors, how
  /// long after the failure.
  ///
  ///     source                 a-#
  ///     constant(2), 3 in all  a---a---a-#
  ///
  /// Values already sent stay. Without a wait, ``retry(_:)`` is enough.
  ///
  /// - **Ends:** completes when an attempt does; fails with the error of the last one, at once,
  ///   when the policy gives up.
  ///
  /// - Parameters:
  ///   - policy: When, and how often. Each subscription counts for itself.
  ///   - scheduler: Times the waits and subscribes after them; not the immediate one, which would
  ///     block.
  public final func retry(_ policy: RetryPolicy, on scheduler: Scheduler) -> Signal<Value> {
    scheduler.checkWaits(for: "retry(_:on:)")
    return OperatorSignal(
      Resubscribing(RetryPolicyRule(self, policy, scheduler.timing), tearingDown: .atEnd)
    )
    .named(after: self, "-retryWithPolicy:")
  }
}
