// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Resubscribes when a notifier emits a value.
  ///
  ///     source       a-#
  ///     notifier     ---x|
  ///     retry(when)  a--a-|
  ///
  /// ```swift
  /// let request = Observable<String>.error(RxError.timeout)
  /// let patient = request.retry(when: { errors in
  ///   errors.take(2).delay(.seconds(1), scheduler: MainScheduler.instance)
  /// })
  /// ```
  ///
  /// The notifier is made from the errors of the source. At most one attempt is active at a time:
  /// values that the notifier emits during an attempt are ignored. For a fixed number of attempts,
  /// use ``retry(_:)``; for delays and limits, use ``retry(_:scheduler:)``.
  ///
  /// - **Ends:** completes when the source does. If the notifier completes or fails instead of
  ///   answering an error, the result does the same. A failed attempt is disposed before the
  ///   notifier receives its error, so a shared source without other observers reconnects (C6).
  /// - **Threads:** resubscribes on the thread on which the notifier emits.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter notificationHandler: Called once per subscription with an observable of the
  ///   source's errors. Returns the notifier, each value of which starts one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @available(swift 6) @preconcurrency
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    retry(casting: { $0 }, when: notificationHandler)
  }

  /// Resubscribes when a notifier emits a value, after errors of type `Failure` only; any other
  /// error ends the result.
  ///
  /// - Parameter notificationHandler: Called once per subscription with an observable of the
  ///   source's errors. Returns the notifier, each value of which starts one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @available(swift 6) @preconcurrency
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    retry(casting: { $0 as? Failure }, when: notificationHandler)
  }

  func retry<Failure, Notifier: ObservableType>(
    casting cast: @escaping @Sendable (any Error) -> Failure?,
    when handler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    let source = asObservable()
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        let errors = PublishSubject<Failure>()
        let engine = RetryWhenSink(
          source.raw, RawType(Element.self), sink, scope
        ) { error in
          cast(error).map { failure in { errors.onNext(failure) } }
        }
        engine.begin(handler(errors).rawSource)
      })
  }
}
