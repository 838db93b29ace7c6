// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Goes on with another sequence of the same kind after an error.
  ///
  /// - **Ends:** as `handler`'s sequence does; it may fail too, and is not caught. An error thrown
  ///   by `handler` takes the place of the one it was given.
  ///
  /// - Parameter handler: Makes the sequence that takes over.
  @available(swift 6) @preconcurrency @inlinable
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again when the source fails, up to a number of attempts in all.
  ///
  /// - **Ends:** with the first attempt that does not fail, or the error of the last one.
  ///
  /// - Parameter maxAttemptCount: How often to subscribe in all. Zero or less ends without a value
  ///   at once, which a ``Single`` reports as `RxError.noElements`.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again when a notifier says so.
  ///
  /// - **Ends:** with the first attempt that does not fail; fails when the notifier does. A
  ///   notifier that completes ends it without a value, which a ``Single`` reports as
  ///   `RxError.noElements`.
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  @available(swift 6) @preconcurrency @inlinable
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when a notifier says so, after errors of one type; any other error ends it.
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  @available(swift 6) @preconcurrency @inlinable
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }
}
