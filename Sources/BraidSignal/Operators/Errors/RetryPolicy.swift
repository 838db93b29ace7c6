// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Subscribes again when the source fails, after the delay and as often as `policy` allows.
  ///
  ///     source                 a-#
  ///     constant(2), 3 in all  a---a---a-#
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let request = Signal<Int>.error(Offline())
  /// request.retry(RetryPolicy(.constant(.seconds(2)), maxAttempts: 3), on: .main)
  ///   .subscribe(error: { print($0) })
  /// ```
  ///
  /// Values emitted before an error are not taken back. Without delays, ``retry(_:)`` is
  /// sufficient.
  ///
  /// - **Ends:** completes with the source. When the policy allows no further attempt, fails
  ///   immediately with the error of the last one.
  /// - **Threads:** an attempt after a delay is subscribed to on `scheduler`, an attempt without a
  ///   delay on the thread on which the source failed.
  /// - Complexity: O(1) per value, plus one subscription for each attempt and one timer for each
  ///   delay.
  ///
  /// - Parameters:
  ///   - policy: Which errors to retry, how often, and after which delay. Attempts are counted for
  ///     each subscription separately.
  ///   - scheduler: Times the delays and subscribes after them. The immediate scheduler traps,
  ///     because it would block.
  public final func retry(_ policy: RetryPolicy, on scheduler: Scheduler) -> Signal<Value> {
    scheduler.checkWaits(for: "retry(_:on:)")
    return makeSignal(
      Resubscribing(RetryPolicyRule(self, policy, scheduler.timing), tearingDown: .atEnd)
    )
    .named(after: self, "-retryWithPolicy:")
  }

  /// Subscribes again when the source fails, at most `count` times, each after `interval`.
  ///
  /// Equals ``retry(_:on:)`` with a policy of constant delays.
  ///
  /// - Parameters:
  ///   - count: The number of attempts after the first. Less than zero counts as zero; `Int.max`
  ///     means no limit.
  ///   - interval: The time between a failure and the next attempt.
  ///   - scheduler: Times the delays and subscribes after them. The immediate scheduler traps,
  ///     because it would block.
  public final func retry(
    upTo count: Int, interval: Duration, on scheduler: Scheduler
  ) -> Signal<Value> {
    let attempts = count == .max ? .max : max(count, 0) + 1
    return retry(RetryPolicy(.constant(interval), maxAttempts: attempts), on: scheduler)
  }
}
