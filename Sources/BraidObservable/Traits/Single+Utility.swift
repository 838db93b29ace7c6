// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends `element` in place of an error.
  ///
  /// - Parameter element: What to send.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Calls closures at points of a subscription's life, and passes the event on.
  ///
  /// - **Ends:** fails if `onSuccess` or `onError` throws. What `afterSuccess` and `afterError`
  ///   throw is lost: the event has been sent.
  ///
  /// - Parameters:
  ///   - onSuccess: Called before the value is passed on.
  ///   - afterSuccess: Called after the value was passed on.
  ///   - onError: Called before an error is passed on.
  ///   - afterError: Called after an error was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency @inlinable
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil,
    afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: quiet(afterSuccess), onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// The same value, in a type that may have none.
  @inlinable
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Completes where the single sends its value, which is dropped.
  @inlinable
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
