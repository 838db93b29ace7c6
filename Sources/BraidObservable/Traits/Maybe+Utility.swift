// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures at points of a subscription's life, and forwards the event.
  ///
  /// - **Ends:** with the source; fails if `onNext`, `onError` or `onCompleted` throws. Errors
  ///   thrown by `afterNext`, `afterError` and `afterCompleted` are lost, because the event was
  ///   forwarded before.
  ///
  /// - Parameters:
  ///   - onNext: Called before the value is forwarded.
  ///   - afterNext: Called after the value was forwarded.
  ///   - onError: Called before an error is forwarded.
  ///   - afterError: Called after an error was forwarded.
  ///   - onCompleted: Called before completion is forwarded, including after a value.
  ///   - afterCompleted: Called after completion was forwarded, including after a value.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: quiet(afterNext), onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
