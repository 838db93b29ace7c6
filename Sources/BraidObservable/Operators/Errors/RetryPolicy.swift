// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Subscribes again when the source fails, as a policy says: how often, after which errors, how
  /// long after the failure.
  ///
  ///     source                 a-#
  ///     constant(2), 3 in all  a---a---a-#
  ///
  /// To subscribe again at once use ``retry(_:)``; for what no policy can say, `retry(when:)`.
  ///
  /// - **Ends:** completes when an attempt does; fails with the error of the last one, at once,
  ///   when the policy gives up. A failed attempt is disposed before the wait, so a shared source
  ///   without other observers connects again (C6).
  /// - **Threads:** the first attempt, and those without a wait, are made where the source is
  ///   subscribed to and where it failed; the others on `scheduler`. Disposal ends a wait.
  ///
  /// - Parameters:
  ///   - policy: When, and how often. Each subscription counts for itself.
  ///   - scheduler: Times the waits, subscribes after them, and tells the time.
  /// - Returns: An observable of the values of all attempts.
  public func retry(
    _ policy: RetryPolicy, scheduler: any SchedulerType
  ) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing), tearingDown: .beforeNext))
  }
}
