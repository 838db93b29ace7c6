// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures at points of a subscription's life, and passes the end on.
  ///
  /// - **Ends:** fails if `onError` or `onCompleted` throws. What `afterError` and `afterCompleted`
  ///   throw is lost: the end has been sent.
  ///
  /// - Parameters:
  ///   - onError: Called before an error is passed on.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency @inlinable
  public func `do`(
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}
