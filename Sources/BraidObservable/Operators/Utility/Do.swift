// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Calls closures at points of a subscription's life, and passes all events on.
  ///
  ///     source        a-b--c|
  ///     do(onNext:)   a-b--c|
  ///
  /// Closures that are not given cost nothing.
  ///
  /// - **Ends:** with the source; fails if `onNext`, `afterNext`, `onError` or `onCompleted`
  ///   throws. What `afterError` and `afterCompleted` throw is lost: the end has been sent.
  ///
  /// - Parameters:
  ///   - onNext: Called before a value is passed on.
  ///   - afterNext: Called after a value was passed on.
  ///   - onError: Called before an error is passed on.
  ///   - afterError: Called after an error was passed on.
  ///   - onCompleted: Called before completion is passed on.
  ///   - afterCompleted: Called after completion was passed on.
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
  ) -> Observable<Element> {
    let source = asObservable()
    let onTermination = DoStage<Element>.joined(onError, onCompleted)
    let afterTermination = DoStage<Element>.joined(afterError, afterCompleted)
    let stage = DoStage(
      onNext: onNext, afterNext: afterNext, onTermination: onTermination,
      afterTermination: afterTermination)
    if afterTermination != nil || onSubscribe != nil || onSubscribed != nil || onDispose != nil {
      return OperatorObservable(
        AnonymousOperator { sink, scope in
          onSubscribe?()
          DoSink(sink, scope, stage, onDispose: onDispose).run(source, onSubscribed: onSubscribed)
        })
    }
    if afterNext != nil || onTermination != nil { return StagedObservable(source, stage) }
    if let onNext { return StagedObservable(source, DoNextStage(onNext)) }
    return source
  }
}

extension DoStage {
  /// One closure for both ends, if there is any.
  @inlinable
  static func joined(
    _ onError: (@Sendable (any Error) throws -> Void)?,
    _ onCompleted: (@Sendable () throws -> Void)?
  ) -> (@Sendable (Termination) throws -> Void)? {
    if onError == nil, onCompleted == nil { return nil }
    return {
      if let error = $0.error { try onError?(error) } else { try onCompleted?() }
    }
  }
}
