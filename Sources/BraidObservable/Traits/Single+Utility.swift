// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures at points of a subscription's life, and forwards the event.
  ///
  /// - **Ends:** with the source; fails if `onSuccess` or `onError` throws. Errors thrown by
  ///   `afterSuccess` and `afterError` are lost, because the event was forwarded before.
  ///
  /// - Parameters:
  ///   - onSuccess: Called before the value is forwarded.
  ///   - afterSuccess: Called after the value was forwarded.
  ///   - onError: Called before an error is forwarded.
  ///   - afterError: Called after an error was forwarded.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
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

  /// The single as a ``Maybe``, which always emits a value or fails.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Drops the value and completes in its place.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements().made(by: #function))
  }
}
