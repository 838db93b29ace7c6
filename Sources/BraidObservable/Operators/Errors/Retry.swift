// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes again whenever the source fails, for ever; see ``retry(_:)``.
  @inlinable
  public func retry() -> Observable<Element> {
    OperatorObservable(Resubscribing(RetryRule(asObservable()), tearingDown: .beforeNext))
  }

  /// Subscribes again when the source fails, up to a number of attempts in all.
  ///
  ///     source    a-#
  ///     retry(2)  a-a-#
  ///
  /// The next attempt begins at once; to wait in between, or to look at the error, use
  /// `retry(when:)`.
  ///
  /// - **Ends:** completes when an attempt does; fails with the error of the last one. A failed
  ///   attempt is disposed before the next one is subscribed to, so a shared source without other
  ///   observers connects again (C6).
  ///
  /// - Parameter maxAttemptCount: How often to subscribe in all. Zero or less completes at once.
  /// - Returns: An observable of the values of all attempts.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(
        RetryRule(asObservable(), attempts: maxAttemptCount), tearingDown: .beforeNext))
  }
}
