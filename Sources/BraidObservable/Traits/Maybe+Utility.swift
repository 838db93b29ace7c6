// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends `element` in place of an error.
  ///
  /// - Parameter element: What to send.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Calls closures at points of a subscription's life, and passes the event on.
  ///
  /// - **Ends:** fails if `onNext`, `onError` or `onCompleted` throws. What `afterNext`,
  ///   `afterError` and `afterCompleted` throw is lost: the event has been sent.
  ///
  /// - Parameters:
  ///   - onNext: Called before the value is passed on.
  ///   - afterNext: Called after the value was passed on.
  ///   - onError: Called before an error is passed on.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on, also after a value.
  ///   - afterCompleted: Called after completion was passed on, also after a value.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency @inlinable
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
