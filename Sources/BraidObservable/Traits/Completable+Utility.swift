// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures at points of a subscription's life, and forwards the terminal event.
  ///
  /// - **Ends:** with the source; fails if `onError` or `onCompleted` throws. Errors thrown by
  ///   `afterError` and `afterCompleted` are lost, because the terminal event was forwarded before.
  ///
  /// - Parameters:
  ///   - onError: Called before an error is forwarded.
  ///   - afterError: Called after an error was forwarded.
  ///   - onCompleted: Called before completion is forwarded.
  ///   - afterCompleted: Called after completion was forwarded.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
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
