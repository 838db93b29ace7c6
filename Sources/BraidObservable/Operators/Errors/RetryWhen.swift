// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Subscribes again when a notifier says so.
  ///
  ///     source       a-#
  ///     notifier     ---x|
  ///     retry(when)  a--a-|
  ///
  /// One attempt at a time: what the notifier sends while one is under way starts no other.
  /// `retry(when: { $0.take(2) })` is two more attempts; with a `delay` after it, later ones.
  ///
  /// - **Ends:** completes when the source does; as the notifier ends, once there is an error that
  ///   it does not answer any more. A failed attempt is disposed before the notifier receives its
  ///   error, so a shared source without other observers connects again (C6).
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @available(swift 6) @preconcurrency @inlinable
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    retry(casting: { $0 }, when: notificationHandler)
  }

  /// Subscribes again when a notifier says so, after errors of one type; any other error ends the
  /// result.
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @available(swift 6) @preconcurrency @inlinable
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    retry(casting: { $0 as? Failure }, when: notificationHandler)
  }

  @inlinable
  func retry<Failure, Notifier: ObservableType>(
    casting cast: @escaping @Sendable (any Error) -> Failure?,
    when handler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { sink, scope in
        let errors = PublishSubject<Failure>()
        let engine = RetryWhenSink(source, sink, scope) { error in
          cast(error).map { failure in { errors.onNext(failure) } }
        }
        engine.begin(handler(errors).asObservable())
      })
  }
}
