// SPDX-License-Identifier: MIT

extension PrimitiveSequence {
  /// Switches to another sequence of the same trait after an error.
  ///
  /// - **Ends:** with the handler's sequence, whose errors are not caught. An error thrown by
  ///   `handler` replaces the original error.
  ///
  /// - Parameter handler: Returns the sequence that replaces this one.
  @available(swift 6) @preconcurrency
  public func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Resubscribes when the source fails, up to a total number of attempts.
  ///
  /// - **Ends:** with the first attempt that does not fail, or with the error of the last one.
  ///
  /// - Parameter maxAttemptCount: The total number of subscriptions. With zero or less, the result
  ///   completes immediately without a value, which a ``Single`` reports as ``RxError/noElements``.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Resubscribes when a notifier emits a value; see `retry(when:)` of an observable.
  ///
  /// - **Ends:** with the first attempt that does not fail; fails if the notifier fails. If the
  ///   notifier completes, the result completes without a value, which a ``Single`` reports as
  ///   ``RxError/noElements``.
  ///
  /// - Parameter notificationHandler: Called once per subscription with an observable of the
  ///   source's errors. Returns the notifier, each value of which starts one more attempt.
  @available(swift 6) @preconcurrency
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Resubscribes when a notifier emits a value, after errors of type `Failure` only; any other
  /// error ends the result.
  ///
  /// - Parameter notificationHandler: Called once per subscription with an observable of the
  ///   source's errors. Returns the notifier, each value of which starts one more attempt.
  @available(swift 6) @preconcurrency
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequenceType where Trait: ValueTrait {
  /// Replaces an error by a value.
  ///
  /// - Parameter element: The value to emit in place of an error.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
