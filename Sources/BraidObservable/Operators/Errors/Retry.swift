// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Resubscribes whenever the source fails, without limit; see ``retry(_:)``.
  @inlinable
  public func retry() -> Observable<Element> {
    OperatorObservable(Resubscribing(RetryRule(asObservable()), tearingDown: .beforeNext))
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
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(
        RetryRule(asObservable(), attempts: maxAttemptCount), tearingDown: .beforeNext))
  }
}
