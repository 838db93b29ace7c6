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
  ///   it does not answer any more.
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @preconcurrency @inlinable
  public func retry<Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> Observable<Element> {
    OperatorObservable(
      RetryWhen(source: asObservable(), cast: { $0 }, handler: notificationHandler))
  }

  /// Subscribes again when a notifier says so, after errors of one type; any other error ends the
  /// result.
  ///
  /// - Parameter notificationHandler: Gets the errors of the source as values, once a subscription,
  ///   and returns the notifier: each of its values is one more attempt.
  /// - Returns: An observable of the values of all attempts.
  @preconcurrency @inlinable
  public func retry<Failure: Error, Notifier: ObservableType>(
    when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> Observable<Element> {
    OperatorObservable(
      RetryWhen(source: asObservable(), cast: { $0 as? Failure }, handler: notificationHandler))
  }
}

@usableFromInline
struct RetryWhen<Element, Failure, Notifier: ObservableType>: SourceOperator {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let cast: @Sendable (any Error) -> Failure?
  @usableFromInline let handler: @Sendable (Observable<Failure>) -> Notifier

  @inlinable
  init(
    source: Observable<Element>, cast: @escaping @Sendable (any Error) -> Failure?,
    handler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) {
    self.source = source
    self.cast = cast
    self.handler = handler
  }

  @inlinable
  func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let errors = PublishSubject<Failure>()
    let engine = RetryWhenSink(source, sink, scope) { error in
      cast(error).map { failure in { errors.onNext(failure) } }
    }
    engine.begin(handler(errors).asObservable())
  }
}
