// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Resubscribes whenever the source fails, without limit; see ``retry(_:)``.
  public func retry() -> Observable<Element> {
    makeObservable(Resubscribing(RetryRule(asObservable()), tearingDown: .beforeNext))
  }

  /// Resubscribes when the source fails, up to a total number of attempts.
  ///
  ///     source    a-#
  ///     retry(2)  a-a-#
  ///
  /// ```swift
  /// let request = Observable<String>.error(RxError.timeout)
  /// let patient = request.retry(3)
  /// ```
  ///
  /// It resubscribes immediately. To wait between attempts, use ``retry(_:scheduler:)``. To decide
  /// by the error, use `retry(when:)`. To continue with another observable, use ``catch``.
  ///
  /// - **Ends:** completes when an attempt does; fails with the error of the last attempt. A failed
  ///   attempt is disposed before the next one is subscribed, so a shared source without other
  ///   observers reconnects (C6).
  /// - **Threads:** resubscribes on the thread on which the source fails.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter maxAttemptCount: The total number of subscriptions. With zero or less, the result
  ///   completes immediately.
  /// - Returns: An observable of the values of all attempts.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    makeObservable(
      Resubscribing(
        RetryRule(asObservable(), attempts: maxAttemptCount), tearingDown: .beforeNext))
  }
}

extension ObservableType where Element: Sendable {
  /// Resubscribes when the source fails, as a `RetryPolicy` decides: after which errors, how often,
  /// and after which delay.
  ///
  ///     source                 a-#
  ///     constant(2), 3 in all  a---a---a-#
  ///
  /// ```swift
  /// let request = Observable<String>.error(RxError.timeout)
  /// let policy = RetryPolicy(.exponential(initial: .seconds(1)), jitter: .full, maxAttempts: 5)
  /// let patient = request.retry(policy, scheduler: MainScheduler.instance)
  /// ```
  ///
  /// To resubscribe immediately, use ``retry(_:)``. For rules that no policy can express, use
  /// `retry(when:)`.
  ///
  /// - **Ends:** completes when an attempt does. When the policy gives up, fails immediately with
  ///   the error of the last attempt. A failed attempt is disposed before the delay, so a shared
  ///   source without other observers reconnects (C6).
  /// - **Threads:** the first attempt is subscribed on the subscribing thread, attempts without a
  ///   delay on the thread on which the source fails, and the others on `scheduler`. Disposal
  ///   cancels a delay.
  /// - **Complexity:** O(1) per event; one timer per subscription.
  ///
  /// - Parameters:
  ///   - policy: The number of attempts, the delays and the errors to retry. Each subscription
  ///     counts separately.
  ///   - scheduler: Times the delays, subscribes after them, and is the clock for the policy's time
  ///     limit.
  /// - Returns: An observable of the values of all attempts.
  public func retry(
    _ policy: RetryPolicy, scheduler: any SchedulerType
  ) -> Observable<Element> {
    makeObservable(
      Resubscribing(
        RetryPolicyRule(asObservable(), policy, scheduler.timing), tearingDown: .beforeNext))
  }
}
